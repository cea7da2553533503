import { bare, below, isNode, type Node, propertiesOf, type Text, textOf } from './syntax.ts';

/** What is said once in each language; null where one language has nothing. */
export interface Pair {
  file: string;
  /** Where in its table: the keys that lead to it. */
  key: string;
  zh_CN: Text | null;
  en: Text | null;
}

const hasChinese = (text: Text | null) => text !== null && /[\u4e00-\u9fff]/.test(text.words);

/** Tables of two languages side by side, as far down as they go. */
function sideBySide(file: string, key: string, zh: Node | undefined, en: Node | undefined): Pair[] {
  const texts = { zh_CN: zh ? textOf(zh) : null, en: en ? textOf(en) : null };
  if (texts.zh_CN || texts.en) return [{ file, key, ...texts }];
  if (zh?.type !== en?.type) return [];
  if (zh?.type === 'ArrowFunctionExpression' && isNode(zh.body) && isNode(en?.body)) {
    return sideBySide(file, key, bare(zh.body), bare(en.body));
  }
  if (zh?.type === 'ObjectExpression' && en) {
    const [left, right] = [propertiesOf(zh), propertiesOf(en)];
    const keys = [...new Set([...left.keys(), ...right.keys()])];
    return keys.flatMap((name) => sideBySide(file, `${key}.${name}`, left.get(name), right.get(name)));
  }
  if (zh?.type === 'ArrayExpression' && en) {
    const [left, right] = [below(zh).map(bare), below(en).map(bare)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
      sideBySide(file, `${key}.${at}`, left[at], right[at]),
    ).flat();
  }
  return [];
}

/** Neighbours in a call, a list or a choice, of which the first is Chinese and the second is not. */
function neighbours(file: string, node: Node): Pair[] {
  const inRow = ['CallExpression', 'NewExpression', 'ArrayExpression'].includes(node.type) ? below(node).map(bare) : [];
  const choice =
    node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].filter(isNode).map(bare) : [];
  return [...inRow, ...choice].flatMap((entry, at, all): Pair[] => {
    const [first, second] = [textOf(entry), textOf(all[at + 1] ?? entry)];
    if (all[at + 1] === undefined || first === null || second === null) return [];
    const turned = choice.length > 0 && hasChinese(second) && !hasChinese(first);
    if (turned) return [{ file, key: '?', zh_CN: second, en: first }];
    // A choice between words and nothing is made in one language.
    if (choice.length > 0 && (first.words === '' || second.words === '')) return [];
    return hasChinese(first) && !hasChinese(second) ? [{ file, key: '?', zh_CN: first, en: second }] : [];
  });
}

/** The variables that a module sets to a literal, by name. */
function variablesOf(tree: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  const walk = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) {
      found.set(String(node.id.value), bare(node.init));
    }
    below(node).forEach(walk);
  };
  walk(tree);
  return found;
}

/** Every text of a source that stands in it in two languages. */
export function pairsOf(file: string, tree: Node): Pair[] {
  const variables = variablesOf(tree);
  const own = (value: Node | undefined) => (value?.type === 'Identifier' ? variables.get(String(value.value)) : value);
  const walk = (node: Node): Pair[] => {
    const table = node.type === 'ObjectExpression' ? propertiesOf(node) : new Map<string, Node>();
    const here = table.has('zh_CN') || (table.has('zh') && table.has('en'));
    const zh = own(table.get('zh_CN') ?? table.get('zh'));
    const pairs = here ? sideBySide(file, 'zh_CN', zh, own(table.get('en'))) : neighbours(file, node);
    return [...pairs, ...below(node).flatMap(walk)];
  };
  const top = variables.has('zh_CN') && variables.has('en');
  return [...(top ? sideBySide(file, 'zh_CN', variables.get('zh_CN'), variables.get('en')) : []), ...walk(tree)];
}

/** The texts of two files that hold one language each: words-zh.ts and words-en.ts. */
export function pairsOfFiles(file: string, zh: Node, en: Node): Pair[] {
  const only = (tree: Node) => [...variablesOf(tree).values()].find(({ type }) => type === 'ObjectExpression');
  return sideBySide(file, 'file', only(zh), only(en));
}
