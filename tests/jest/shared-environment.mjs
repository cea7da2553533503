import ServerEnvironment from './server-environment.mjs';

/** What Jest keeps with the globals of a file. */
const [handlers, matchers] = ['EVENT_HANDLERS', '$$jest-matchers-object'].map((name) => Symbol.for(name));

/** After each file it is as it was before: the clock, the settings of the process, and the runner. */
class SharedEnvironment extends ServerEnvironment {
  #exit;
  #settings;

  constructor(config, context) {
    super(config, context);
    const { process } = this.global;
    this.#exit = process.exit;
    this.#settings = { ...process.env };
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#settings)) delete process.env[name];
    Object.assign(process.env, this.#settings);
    delete this.global[handlers];
    const known = this.global[matchers];
    if (known) known.customEqualityTesters.length = 0;
  }
}

let shared = null;

/**
 * Called by Jest with `new` for each file of tests.
 * @returns the one world of this process, which the modules belong to that it keeps
 */
export default function environmentOfProcess(config, context) {
  shared ??= new SharedEnvironment(config, context);
  return shared;
}
