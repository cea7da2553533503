import { runInNewContext, Script } from 'node:vm';
import { countDocumentListeners, ownDocument } from './own-document.mjs';

/** Where the page gives windows to areas; root-config/sandbox/window/area-windows.ts puts it there. */
const door = 'Symbol.for("@portal/area-window")';

/** What the language itself defines: bound once for a file, since each look-up of an unbound name costs a call. */
const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
for (const name of ['eval', 'globalThis', 'console']) ofLanguage.delete(name);

const always = ['window', 'self', 'globalThis', 'document'];

/** Where the window of an area holds what counts its listeners on the document. */
const documentDoor = 'Symbol.for("@portal/area-document")';

/** @param {string} code @returns {string[]} the names of the language in it; one that stands in a text or a comment only does no harm */
const namesIn = (code) => [...new Set(code.match(/[A-Za-z]\w*/g))].filter((name) => ofLanguage.has(name)).sort();

/**
 * What stands before and after the code of an area, so that it sees the window that the page keeps for the area, or the
 * real one where no portal gives it another.
 *
 * @param {string} name module of the area
 * @param {string} code what is wrapped
 * @returns {{ before: string, after: string }}
 */
export function ownWindow(name, code) {
  const bound = [...always, ...namesIn(code)].join();
  const scope = `(globalThis[${door}]||function(){return globalThis})(${JSON.stringify(name)})`;
  return {
    // `with` is refused in strict code, so it stands around it. `this` is the one word that `with` does not look up.
    before: `(function(){with(this){const{${bound}}=this,${ownDocument}=this[${documentDoor}]||document;(function(){"use strict";`,
    after: `\n})()}}).call(${scope});`,
  };
}

/**
 * A package of old may hold what strict code refuses: that is to be found here, and not by a person in a browser.
 *
 * @param {string} code
 * @returns {string | null}
 */
function strictProblem(code) {
  try {
    new Script(code);
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return `the code of an area is strict, and this is not fit for it: ${words}. Use another version of the package that brings it.`;
  }
}

/** How webpack begins an object that takes over what a shared module exports. */
const beginsModule = /Object\.defineProperty\(__WEBPACK_EXTERNAL_MODULE_\w+, "__esModule", \{ value: true \}\)/g;

/**
 * webpack then writes each export into that object, and `__esModule` again where the shared module has one. Sloppy code
 * passes over it; in strict code it would throw, so that the value may be written.
 *
 * @param {import('webpack').Compiler} compiler
 * @param {import('webpack').sources.Source} source
 */
function writableMark({ webpack }, source) {
  const changed = new webpack.sources.ReplaceSource(source);
  for (const { index, 0: text } of source.source().toString().matchAll(beginsModule)) {
    const end = (index ?? 0) + text.length;
    changed.insert(end - ' })'.length, ', writable: true');
  }
  return changed;
}

/** S9.050: wraps every script of an area when all else has been done to it but its hash and its source map. */
export class OwnWindowPlugin {
  #name;

  /** @param {string} name module of the area */
  constructor(name) {
    this.#name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    const { Compilation } = webpack;
    const plugin = OwnWindowPlugin.name;
    countDocumentListeners(compiler);
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.chunkHash.tap(plugin, (_, hash) => void hash.update(ownWindow(this.#name, '').before));
      const first = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: plugin, stage: first }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => writableMark(compiler, source));
        }
      });
      // After the minimizer, which would refuse `with`; before the stages that map and hash what is there then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => {
            const { before, after } = ownWindow(this.#name, source.source().toString());
            const wrapped = new webpack.sources.ConcatSource(before, source, after);
            const problem = strictProblem(wrapped.source().toString());
            if (problem) compilation.errors.push(new webpack.WebpackError(`${file} of ${this.#name}: ${problem}`));
            return wrapped;
          });
        }
      });
    });
  }
}
