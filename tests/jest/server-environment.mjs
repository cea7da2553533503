import { TestEnvironment } from 'jest-environment-node';

const errors = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/**
 * Node as the server finds it. A test file has errors of its own, and Node throws those of the process:
 * here each counts as what the other calls by its name, as there is but one of them outside of tests.
 */
export default class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of errors) {
      const own = this.global[name];
      const isOwn = own[Symbol.hasInstance];
      const ofNode = globalThis[name];
      Object.defineProperty(own, Symbol.hasInstance, {
        value(error) {
          return isOwn.call(this, error) || (this === own && error instanceof ofNode);
        },
      });
    }
  }
}
