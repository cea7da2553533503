/*
 * A loader for a library of components. A name for developer tools is an assignment, and what a wrapper gives is the
 * result of a call: a bundler keeps both, and with them components that nobody shares (forms, scroll restoration).
 */
module.exports = (code) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext|createElement)\()/g, '= /* @__PURE__ */ $1');
