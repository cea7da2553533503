/*
 * Runs first in the entry. Parts and pictures are found beside the entry, wherever it was loaded from: webpack's own 'auto'
 * looks at document.currentScript, which SystemJS does not leave in place.
 */
__webpack_public_path__ = new URL('.', __system_context__.meta.url).href;

/* The policy of the page lets in a style element that carries its nonce: style-loader and others take it from here. */
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;

/* The page says where a part is asked for when it has failed before. */
const door = () => globalThis[Symbol.for('@portal/parts')];

const retried = (fileOf, handler, kind) => {
  const file = __webpack_require__[fileOf];
  const load = __webpack_require__.f?.[handler];
  if (!file || !load) return;
  const address = (chunk) => __webpack_require__.p + file(chunk);
  __webpack_require__[fileOf] = (chunk) =>
    door()?.next(address(chunk)).slice(__webpack_require__.p.length) ?? file(chunk);
  __webpack_require__.f[handler] = (chunk, promises) => {
    const own = [];
    load(chunk, own);
    promises.push(...own.map((loading) => door()?.[kind](address(chunk), loading) ?? loading));
  };
};

retried('u', 'j', 'script');
retried('miniCssF', 'miniCss', 'style');
