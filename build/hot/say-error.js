/* What the exchange of components calls when the new code of a file throws: the development server shows it. */

/** @param {Error} error */
export function handleRuntimeError(error) {
  // A shared library that the area did not use before is fetched with its entry only.
  if (/__WEBPACK_EXTERNAL_MODULE_/.test(error.message)) return location.reload();
  reportError(error);
}

export const clearRuntimeErrors = () => undefined;
