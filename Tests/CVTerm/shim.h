/* Debian's libvterm (package libvterm-dev): a terminal without a window, for the tests alone. */
#include <vterm.h>
