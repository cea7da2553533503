const { runInContext, Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What each module of this process has become, by its path: the files of a run stay as they are. */
const read = new Map();

/** By its path, a module as a script that makes the module's function in whichever context it is run. */
const scripts = new Map();

/** What lies elsewhere may be written by a test, and be another the next time. */
const stays = (config, file) => file.startsWith(config.rootDir) && !file.startsWith(`${config.rootDir}/dist/`);

/** To `import()` belongs the file that asks, and a script that is kept belongs to many. */
const imports = /\bimport\s*\(/;

/**
 * What every world has and no test replaces: a module finds these beside its own names. To look a name up in the world
 * of a page takes a thousand times as long, and all code asks for Object, Map and Promise.
 */
const lasting = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakSet', 'isNaN', 'parseFloat', 'parseInt'],
  ...['Error', 'RangeError', 'SyntaxError', 'TypeError', 'decodeURIComponent', 'encodeURIComponent'],
].join();

/** Those of each world. */
const lastingOf = new WeakMap();

function lastingIn(context) {
  const known = lastingOf.get(context) ?? runInContext(`[${lasting}]`, context);
  lastingOf.set(context, known);
  return known;
}

/**
 * Jest gives each file of tests modules of its own: their values are its own here too. Their text is read, turned into
 * CommonJS and parsed once by the process, and what V8 has compiled of it serves all later files: the unit tests of the
 * shell and the parcels took 53 s of processor time with it and 83 s without, tests of the server the same either way.
 */
module.exports = class extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    this.#readOnce(config);
    this.#compileOnce(config);
    this.#nameAtOnce();
  }

  #readOnce(config) {
    const { transformCache: cache } = this;
    const transform = cache.transform.bind(cache);
    cache.transform = (file, options) => {
      const key = options?.isInternalModule ? `${file} of Jest` : file;
      const known = read.get(key);
      if (known?.sourceMapPath) cache.sourceMaps.set(file, known.sourceMapPath);
      if (known) return known.code;
      const code = transform(file, options);
      if (stays(config, file)) read.set(key, { code, sourceMapPath: cache.sourceMaps.get(file) });
      return code;
    };
  }

  #compileOnce(config) {
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const names = executor.injectedModuleParameters.join();
    executor.compile = (code, file) => {
      const context = executor.environment.getVmContext();
      const known = scripts.get(file);
      if (context && known?.code === code) return known.script.runInContext(context)(...lastingIn(context));
      if (!context || !stays(config, file) || imports.test(code)) return compile(code, file);
      // On one line with the first of the file, so that lines are counted as ever.
      const text = `(function(${lasting}){return (function(${names}){${code}\n})})`;
      try {
        const script = new Script(text, { filename: file });
        scripts.set(file, { code, script });
        return script.runInContext(context)(...lastingIn(context));
      } catch {
        // What cannot be parsed is refused in Jest's own words.
        return compile(code, file);
      }
    };
  }

  /**
   * Fastify looks for what a plugin is called among all modules that were read, which takes Jest a quarter of the start
   * of a server; without them, as in a program of one file, it goes by the plugin's own name.
   */
  #nameAtOnce() {
    const { requireBuilder } = this;
    const requireFor = requireBuilder.for.bind(requireBuilder);
    requireBuilder.for = (from, options) => {
      const own = requireFor(from, options);
      if (/\/node_modules\/fastify\//.test(from.filename)) own.cache = undefined;
      return own;
    };
  }
};
