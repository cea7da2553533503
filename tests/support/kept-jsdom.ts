import { builtinEnvironments, type Environment } from 'vitest/environments';

type Globals = Map<string | symbol, PropertyDescriptor | undefined>;

/** What stands in the page before any file has touched it. */
let untouched: Globals | null = null;

const globalsOf = (page: object): Globals =>
  new Map(Reflect.ownKeys(page).map((name) => [name, Object.getOwnPropertyDescriptor(page, name)]));

/** Libraries that stay loaded keep their marks, as does the runner. */
const isMark = (name: string | symbol) => typeof name === 'symbol' || /^(_|IS_REACT_ACT)/.test(name);

/** Takes back what a file has put in the place of something, added or taken away. */
function restore(page: object, wanted: Globals): void {
  for (const name of Reflect.ownKeys(page)) {
    if (!wanted.has(name) && !isMark(name)) Reflect.deleteProperty(page, name);
  }
  for (const [name, descriptor] of wanted) {
    if (descriptor?.configurable && !isMark(name)) Object.defineProperty(page, name, descriptor);
  }
}

/**
 * One page of jsdom for all files of a process: to make a new one for each costs more than most files' tests.
 * Each file finds the globals that a new page has; what it finds in the document is up to the setup file.
 */
const keptJsdom: Environment = {
  name: 'kept-jsdom',
  transformMode: 'web',
  async setup(global, options) {
    if (untouched) {
      restore(global, untouched);
    } else {
      await builtinEnvironments.jsdom.setup(global, options);
      untouched = globalsOf(global);
    }
    return { teardown() {} };
  },
};

export default keptJsdom;
