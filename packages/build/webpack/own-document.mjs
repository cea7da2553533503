/** What stands for `document` where an area adds or removes a listener; the wrapper of own-window.mjs declares it. */
export const ownDocument = '__portalDocument';

const kinds = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];

/**
 * The document is the page's own and cannot tell whose listeners it is given. So `document.addEventListener(...)` and
 * `document.removeEventListener(...)` in the code of an area are sent by way of what counts them.
 *
 * @param {import('webpack').Compiler} compiler
 */
export function countDocumentListeners(compiler) {
  const name = 'CountDocumentListeners';
  compiler.hooks.compilation.tap(name, (_, { normalModuleFactory }) => {
    for (const kind of kinds) {
      normalModuleFactory.hooks.parser.for(kind).tap(name, (parser) => {
        for (const method of ['addEventListener', 'removeEventListener']) {
          parser.hooks.call.for(`document.${method}`).tap(name, (call) => {
            if (call.callee.type !== 'MemberExpression' || !call.callee.object.range) return undefined;
            const named = new compiler.webpack.dependencies.ConstDependency(ownDocument, call.callee.object.range);
            parser.state.module.addPresentationalDependency(named);
            parser.walkExpressions(call.arguments);
            return true;
          });
        }
      });
    }
  });
}
