import { status } from '@portal/contract';
import { bare, below, isNode, type Node, propertiesOf, textOf } from '../words/syntax.ts';

/** A refusal as it stands in a source. */
export interface WrittenRefusal {
  file: string;
  id: string;
  /** status.status of the envelope, by its number; several where it depends. */
  codes: number[];
  zh_CN: string;
  en: string;
}

const numbers: Record<string, number> = status;

/** The name that is called or made, where it is a plain one. */
const calleeOf = ({ callee }: Node): string =>
  isNode(callee) && callee.type === 'Identifier' ? String(callee.value) : '';

/** The parts of an expression that say `status.<name>`. */
function codesIn(node: Node | undefined): number[] {
  if (!node) return [];
  const { object, property } = node;
  const named =
    isNode(object) && object.value === 'status' && isNode(property) ? numbers[String(property.value)] : null;
  return typeof named === 'number' ? [named] : below(node).flatMap(codesIn);
}

/** The words of a sentence: values are `…`, and of a choice between sentences all stand. */
function wordsOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.type === 'ConditionalExpression') return below(node).slice(1).map(bare).map(wordsOf).join(' / ');
  return textOf(node)?.words.replace(/\{\}(?: \{\})*/g, '…') ?? '';
}

const maker = /^(?:Refusal|MalformedRequest|refuseFile)$/;

/**
 * Every refusal that a source makes.
 * @throws where one is made with an id that is no literal, but in refuseFile, which passes on those of its callers
 */
export function refusalsIn(file: string, tree: Node): WrittenRefusal[] {
  const makers = (node: Node): Node[] => [
    ...(['NewExpression', 'CallExpression'].includes(node.type) && maker.test(calleeOf(node)) ? [node] : []),
    ...below(node).flatMap(makers),
  ];
  return makers(tree).flatMap((maker) => {
    const [id, ...rest] = below({ type: '', given: maker.arguments }).map(bare);
    if (id?.type === 'Identifier' && file === 'server/importer/rows/source-row.ts') return [];
    if (id?.type !== 'StringLiteral') throw new Error(`${file} makes a refusal whose id is no literal.`);
    const described = rest.find(({ type }) => type === 'ObjectExpression');
    const table = described
      ? propertiesOf(described)
      : new Map([...rest.entries()].map(([at, node]) => [['zh_CN', 'en'][at], node]));
    const codes =
      calleeOf(maker) === 'Refusal'
        ? codesIn(rest[0]).sort((code, other) => code - other)
        : [numbers[codeOf[calleeOf(maker)] ?? ''] ?? 0];
    return [{ file, id: String(id.value), codes, zh_CN: wordsOf(table.get('zh_CN')), en: wordsOf(table.get('en')) }];
  });
}

/** What refuses with one code alone. */
const codeOf: Record<string, keyof typeof status> = { MalformedRequest: 'malformed', refuseFile: 'refused' };
