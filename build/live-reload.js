/* Part of an area that is being developed: loads the page anew when the area has been built again. */
const changes = new EventSource(new URL('changes', __webpack_public_path__));
changes.addEventListener('message', () => location.reload());
