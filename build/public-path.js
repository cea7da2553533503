/*
 * Runs first in every entry. Chunks and pictures are found beside the entry, wherever it was loaded from:
 * webpack's own 'auto' looks at document.currentScript, which SystemJS does not leave in place.
 */
__webpack_public_path__ = new URL('.', __system_context__.meta.url).href;
