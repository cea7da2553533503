import { parseSync } from '@swc/core';

/** A node of the syntax tree, as far as reading texts needs it. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @returns the syntax tree of a source @throws where the source is none */
export function treeOf(file: string, source: string): Node {
  const tree: unknown = file.endsWith('.mjs')
    ? parseSync(source, { syntax: 'ecmascript', target: 'es2022' })
    : parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  if (!isNode(tree)) throw new Error(`${file} has no syntax tree.`);
  return tree;
}

/** The nodes right below one, in the order of the source. */
export const below = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => {
    const many: unknown[] = Array.isArray(value) ? value : [value];
    // Arguments and elements stand in a wrapper without a type: { spread, expression }.
    return many
      .map((entry) =>
        typeof entry === 'object' && entry !== null && 'expression' in entry && !isNode(entry)
          ? entry.expression
          : entry,
      )
      .filter(isNode);
  });

const wrappers = ['TsConstAssertion', 'TsSatisfiesExpression', 'TsAsExpression', 'ParenthesisExpression'];

/** What stands inside of brackets, `as const` and `satisfies`. */
export function bare(node: Node): Node {
  return wrappers.includes(node.type) && isNode(node.expression) ? bare(node.expression) : node;
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Properties of an object literal by their names; what is spread or computed is left out. */
export function propertiesOf(object: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const property of nodes(object.properties)) {
    const { key, value } = property;
    if (property.type === 'KeyValueProperty' && isNode(key) && isNode(value)) found.set(String(key.value), bare(value));
  }
  return found;
}

export interface Text {
  /** The words, with {} where the value of an expression is put in. */
  words: string;
  /** The names of the values, each once. */
  values: Set<string>;
}

const languageWords = new Set(['zh_CN', 'en', 'zh', 'chinese', 'english']);

/** The names in an expression, without those of a language: sentence.zh_CN and sentence.en are the same value. */
function namesIn(node: Node): string[] {
  const own = node.type === 'Identifier' && typeof node.value === 'string' ? [node.value] : [];
  return [...own, ...below(node).flatMap(namesIn)].filter((name) => !languageWords.has(name));
}

/** A choice between words, as minute and minutes, is part of the wording and no value. */
const isWording = (node: Node) =>
  node.type === 'ConditionalExpression' &&
  [node.consequent, node.alternate].every((branch) => isNode(branch) && textOf(bare(branch)) !== null);

/** The text that a node is; null where it is none. */
export function textOf(node: Node): Text | null {
  if (node.type === 'StringLiteral') {
    const words = String(node.value);
    return { words, values: new Set([...words.matchAll(/%?\{(\w+)\}/g)].map(([, name = '']) => name)) };
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') return joined(node);
  if (node.type !== 'TemplateLiteral') return null;
  const given = nodes(node.expressions).filter((candidate) => !isWording(bare(candidate)));
  const words = (Array.isArray(node.quasis) ? node.quasis : []).map((part) => String(part.cooked ?? '')).join('{}');
  return { words, values: new Set(given.map((entry) => namesIn(entry).join('.'))) };
}

/** A text that goes on in the next line of the source; null where one side is no text. */
function joined({ left, right }: Node): Text | null {
  const parts = [left, right].map((side) => (isNode(side) ? textOf(bare(side)) : null));
  const [first, second] = parts;
  if (!first || !second) return null;
  return { words: first.words + second.words, values: new Set([...first.values, ...second.values]) };
}
