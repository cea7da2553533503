const className = /\.([a-zA-Z_][\w-]*)/g;

/** A class of a CSS module is called by its own name, so that a test can ask for it; other style sheets give nothing. */
export default {
  process(source, file) {
    const rules = file.endsWith('.module.css') ? source.replace(/\/\*.*?\*\//gs, '') : '';
    const names = Object.fromEntries([...rules.matchAll(className)].map(([, name]) => [name, name]));
    return { code: `module.exports = ${JSON.stringify(names)};` };
  },
};
