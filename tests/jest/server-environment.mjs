import { createRequire } from 'node:module';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const errors = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/** Whether a value is an error of that name, or of one that extends it, whichever file or process made it. */
function isCalled(name, value) {
  for (let prototype = value; prototype; prototype = Object.getPrototypeOf(prototype)) {
    if (Object.hasOwn(prototype, 'constructor') && prototype.constructor?.name === name) return true;
  }
  return false;
}

const { createContext } = vm;

/**
 * A world whose globals are found as those of a program are: to look one up in a world that stands for another object
 * takes a thousand times as long, and all code asks for Object, Map and Promise. Node 20 has only such worlds.
 */
const plainContext = (...asked) =>
  vm.constants?.DONT_CONTEXTIFY ? createContext(vm.constants.DONT_CONTEXTIFY) : createContext(...asked);

/**
 * Node as the server finds it. Outside of tests there is one of each kind of error; here a test file has its own,
 * Node throws those of the process, and a native package those of the file that was the first to load it.
 * So each counts as what the others call by its name.
 */
export default class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    // Jest makes its world by this name, and asks nobody which kind.
    vm.createContext = plainContext;
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    // For tests/jest/outside.mjs.
    this.global.requireOutside = createRequire(import.meta.url);
    for (const name of errors) {
      const own = this.global[name];
      const isOwn = own[Symbol.hasInstance];
      Object.defineProperty(own, Symbol.hasInstance, {
        value(error) {
          return isOwn.call(this, error) || (this === own && isCalled(name, error));
        },
      });
    }
  }
}
