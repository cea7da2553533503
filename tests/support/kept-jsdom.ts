import { builtinEnvironments, type Environment } from 'vitest/environments';

let page: Promise<unknown> | null = null;

/** One page of jsdom for all files of a process: to make a new one for each costs more than most files' tests. */
const keptJsdom: Environment = {
  name: 'kept-jsdom',
  transformMode: 'web',
  async setup(global, options) {
    page ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await page;
    return { teardown() {} };
  },
};

export default keptJsdom;
