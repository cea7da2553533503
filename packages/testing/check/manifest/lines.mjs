import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

/** @param {string} text @param {number} offset @returns {number} the line, from 1 */
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/**
 * Reads a JSON text, and knows where each of its fields stands.
 *
 * @param {string} text
 * @returns {{ value: any, broken: { line: number, words: string } | null, lineOf: (path: (string | number)[]) => number }}
 * broken: where it is no JSON; lineOf: of a field, or of the nearest one around it that is there
 */
export function readLines(text) {
  const errors = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  const lineOf = (path) => {
    for (let length = path.length; tree && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      // The name of a field stands before its value.
      if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return 1;
  };
  if (first || !tree) {
    const words = first
      ? printParseErrorCode(first.error)
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase()
      : 'empty';
    return { value: null, broken: { line: lineAt(text, first?.offset ?? 0), words }, lineOf };
  }
  return { value: JSON.parse(text), broken: null, lineOf };
}
