import MenuModel
import MenuYAML
import Testing

@Suite("Dashboards are known without options")
struct FormTests {
  /// Each tile as `path title`, with what the form gives besides.
  private func told(_ text: String) throws -> [String] {
    let document = try menuDocument(text, at: nil)
    let paths = TileLookup(in: Arrangement(of: document.menu)).paths
    return zip(document.menu.tiles.indices, paths).map { tile, path in
      let color = document.color(of: tile).map { " (\($0))" } ?? ""
      let url = document.details(of: tile).url.map { " <\($0)>" } ?? ""
      let folder = document.menu.tiles[tile].contents == nil ? "" : "/"
      return "\(path) \(document.menu.tiles[tile].title)\(folder)\(color)\(url)"
    }
  }

  @Test("Homepage's services, groups in groups")
  func homepageServices() throws {
    let services = """
      ---
      # services.yaml
      - Media:
          - Plex:
              href: https://plex.example
              widgets:
                - type: plex
          - Films:
              - Radarr: {href: "https://radarr.example"}
              - Bare:
      - Empty: []
      """
    #expect(
      try told(services) == [
        "#1 Media/", "#1/#1 Plex <https://plex.example>", "#1/#2 Films/",
        "#1/#2/#1 Radarr <https://radarr.example>", "#1/#2/#2 Bare", "#2 Empty/",
      ])
  }

  @Test("Homepage's bookmarks, whose lists describe them")
  func homepageBookmarks() throws {
    let bookmarks = """
      - Developer:
          - Github:
              - abbr: GH
                href: https://github.example
          - Forge:
              - icon: forge.png
              - href: https://forge.example
      - Social:
          - Reddit: [{href: "https://reddit.example"}]
      """
    #expect(
      try told(bookmarks) == [
        "#1 Developer/", "#1/#1 Github <https://github.example>",
        "#1/#2 Forge <https://forge.example>", "#2 Social/",
        "#2/#1 Reddit <https://reddit.example>",
      ])
  }

  @Test("Homer: colours are backgrounds")
  func homer() throws {
    let config = """
      title: Home
      links:
        - name: Wiki
          url: https://wiki.example
      services:
        - name: Apps
          icon: fas fa-cloud
          items:
            - name: Mail
              subtitle: Letters
              url: https://mail.example
              background: "#3478f6"
            - name: ""
              id: by-id
        - name: Nothing
      """
    #expect(
      try told(config) == [
        "#1 Apps/", "#1/#1 Mail (#3478f6) <https://mail.example>", "#1/#2 by-id", "#2 Nothing",
      ])
  }

  @Test("Dashy: items and widgets of one section are parts of it")
  func dashy() throws {
    let config = """
      pageInfo: {title: Home}
      sections:
        - name: Start
          items:
            - title: Mail
              url: https://mail.example
              color: no-color
              backgroundColor: teal
            - title: News
              color: rgb(1, 2, 3)
        - name: Both
          widgets:
            - type: clock
          items:
            - title: Wiki
      """
    #expect(
      try told(config) == [
        "#1 Start/", "#1/#1 Mail (teal) <https://mail.example>", "#1/#2 News (rgb(1, 2, 3))",
        "#2 Both/", "#2/#1 widgets/", "#2/#1/#1 clock", "#2/#2 items/", "#2/#2/#1 Wiki",
      ])
  }

  @Test("Glance: pages, columns by their size, widgets by title or type, and the links in them")
  func glance() throws {
    let config = """
      server: {port: 8080}
      pages:
        - name: Home
          columns:
            - size: small
              widgets:
                - type: calendar
                - type: rss
                  title: News
                - type: weather
                  title: ""
            - size: full
              widgets:
                - type: group
                  widgets:
                    - type: reddit
                - type: monitor
                  title: Services
                  sites:
                    - title: Git
                      url: https://git.example
                - type: bookmarks
                  groups:
                    - links:
                        - title: Mail
                          url: https://mail.example
        - $include: other.yml
      """
    #expect(
      try told(config) == [
        "#1 Home/", "#1/#1 small/", "#1/#1/#1 calendar", "#1/#1/#2 News", "#1/#1/#3 weather",
        "#1/#2 full/", "#1/#2/#1 group/", "#1/#2/#1/#1 reddit", "#1/#2/#2 Services/",
        "#1/#2/#2/#1 Git <https://git.example>", "#1/#2/#3 bookmarks/", "#1/#2/#3/#1 links/",
        "#1/#2/#3/#1/#1 Mail <https://mail.example>", "#2 $include",
      ])
    let page = "- name: Lab\n  columns:\n    - size: full\n      widgets:\n        - type: clock\n"
    #expect(try told(page) == ["#1 Lab/", "#1/#1 full/", "#1/#1/#1 clock"])
  }

  @Test("Lovelace: views, sections and stacks, with tags for files and secrets")
  func lovelace() throws {
    let config = """
      title: My home
      views:
        - title: Living room
          cards:
            - type: vertical-stack
              cards:
                - type: light
                  entity: light.sofa
                - !include cards/lamp.yaml
            - type: iframe
              url: !secret camera
        - title: Floors
          sections:
            - type: grid
              cards:
                - {type: tile, name: Door}
        - path: no-title
        - !include views/garden.yaml
      """
    #expect(
      try told(config) == [
        "#1 Living room/", "#1/#1 vertical-stack/", "#1/#1/#1 light.sofa",
        "#1/#1/#2 cards/lamp.yaml", "#1/#2 iframe", "#2 Floors/", "#2/#1 grid/", "#2/#1/#1 Door",
        "#3 no-title", "#4 views/garden.yaml",
      ])
    #expect(
      try told("title: One view\ncards:\n  - type: clock\n  - type: map\n    title: Map\n")
        == ["#1 clock", "#2 Map"])
    #expect(
      try told("- title: Cameras\n  cards:\n    - {id: c1, type: picture, entity: camera.door}\n")
        == ["#1 Cameras/", "#1/#1 camera.door"])
  }

  @Test("mkdocs' navigation: titles are keys and pages their values")
  func mkdocs() throws {
    let config = """
      site_name: Docs
      nav:
        - index.md
        - Guide:
            - Start: guide/start.md
            - guide/more.md
        - Elsewhere: https://example.org
      """
    #expect(
      try told(config) == [
        "#1 index.md", "#2 Guide/", "#2/#1 Start <guide/start.md>", "#2/#2 guide/more.md",
        "#3 Elsewhere <https://example.org>",
      ])
  }

  @Test(
    "a file whose list is of no known form is not taken for one",
    arguments: [
      "services: {web: {ports: [80]}}", "services:\n  - a\n  - b", "sections: []",
      "pages:\n  - name: x", "pages:\n  - columns: 4", "views: x",
    ])
  func noForm(text: String) {
    #expect(complaint { try told(text) }?.first?.message == "there is no list 'tiles' here")
  }

  @Test("a root list of anything is a menu, and --tiles points at any other")
  func anyList() throws {
    #expect(try told("- a\n- {name: b, link: c}\n- [d]\n") == ["#1 a", "#2 b <c>", "#3 d"])
    #expect(try told("- {type: b, columns: 4}\n- c\n") == ["#1 b", "#2 c"])
    #expect(
      try told("- Links:\n    - title: a\n      url: x\n    - title: b\n      url: y\n") == [
        "#1 Links/", "#1/#1 a <x>", "#1/#2 b <y>",
      ])
    let compose = "services:\n  web:\n    ports: [80, 443]\n"
    let document = try menuDocument(compose, at: ".services.web.ports")
    #expect(document.menu.tiles.map(\.title) == ["80", "443"])
  }
}
