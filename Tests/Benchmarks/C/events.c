/* What the benchmarks measure against: a file's bytes through libyaml's event parser, and nothing else.
   With a second word it prints the titles, a line each. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

static unsigned char *read_all(const char *name, size_t *size) {
  FILE *file = fopen(name, "rb");
  if (!file || fseek(file, 0, SEEK_END)) return NULL;
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size);
  if (bytes && fread(bytes, 1, *size, file) != *size) bytes = NULL;
  fclose(file);
  return bytes;
}

int main(int count, char **words) {
  size_t size;
  unsigned char *bytes = count > 1 ? read_all(words[1], &size) : NULL;
  yaml_parser_t parser;
  if (!bytes || !yaml_parser_initialize(&parser)) return 1;
  yaml_parser_set_input_string(&parser, bytes, size);
  int is_title = 0, is_end = 0;
  while (!is_end) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 1;
    is_end = event.type == YAML_STREAM_END_EVENT;
    if (count > 2 && event.type == YAML_SCALAR_EVENT) {
      if (is_title) puts((char *)event.data.scalar.value);
      is_title = !strcmp((char *)event.data.scalar.value, "title");
    }
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return 0;
}
