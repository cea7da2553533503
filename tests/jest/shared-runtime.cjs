const { relative } = require('node:path');
const Runtime = require('./runtime.cjs');

/** What this process has read of the portal and its packages, by path: files of tests find it as it was left. */
const kept = new Map();

/** What belongs to one file of tests: itself, and what asks Jest for the test under way. */
const own = /(^|\/)(tests|testing)\/|\.test\.tsx?$|-test-kit\.tsx?$/;

/** The runtime of the file that is run now. */
let current;

/**
 * Reads the modules of the server once for all files of a process, as the server does: code that has run many times is
 * fast, and to read it all anew took a third of a second for each file. They keep nothing but what follows from their
 * text; what a file of tests says itself, and its kits, is read for it alone, and so is all of a file that puts a module
 * in the place of another.
 */
module.exports = class extends Runtime {
  #isApart = false;

  constructor(config, ...rest) {
    super(config, ...rest);
    current = this;
    const { moduleRegistry } = this.registries;
    for (const [path, module] of kept) moduleRegistry.set(path, module);
    // What is asked for later by a module that was kept comes from the file that is run then.
    this.requireBuilder.requireDispatch = (from, name) => current.requireModuleOrMock(from, name);
  }

  setMock(...mock) {
    this.#standApart();
    super.setMock(...mock);
  }

  #standApart() {
    if (this.#isApart) return;
    this.#isApart = true;
    for (const path of kept.keys()) this.registries.moduleRegistry.delete(path);
  }

  teardown() {
    const { rootDir } = this._config;
    for (const [path, module] of this.#isApart ? [] : this.registries.moduleRegistry) {
      if (module.loaded && !kept.has(path) && !own.test(relative(rootDir, path))) kept.set(path, module);
    }
    super.teardown();
  }
};
