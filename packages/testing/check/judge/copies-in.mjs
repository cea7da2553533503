/**
 * By what a copy of a library is known: words that no minimizer takes out, and that only the library itself has, not whoever
 * uses it.
 */
const marks = {
  react:
    /\.__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/,
  'react-dom': /rendererPackageName:\s*["'`]react-dom["'`]/,
  'single-spa': /single-spa minified message #|single-spa:before-routing-event[\s\S]{0,4000}single-spa:routing-event/,
  'react-router-dom': /__reactRouterVersion/,
  valtio: /Error\(["'`]object required["'`]\)/,
  axios: /ERR_BAD_OPTION_VALUE[\s\S]*isAxiosError|isAxiosError[\s\S]*ERR_BAD_OPTION_VALUE/,
  'node-polyglot': /Missing translation for key/,
  'js-cookie': /%\(2\[346B\]\|5E\|60\|7C\)/,
  highcharts: /Highcharts (?:error|warning) #|www\.highcharts\.com\/errors/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider/,
};

/**
 * @param {string} code of a script
 * @returns {string[]} libraries that the portal shares and that the script brings itself
 */
export const copiesIn = (code) => Object.entries(marks).flatMap(([name, mark]) => (mark.test(code) ? [name] : []));
