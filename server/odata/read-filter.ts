import type { FeedColumn } from './feed-columns.ts';
import { feedRefusals } from './refusals.ts';

type Value = string | number | null;
/** Whether a row has what a condition wants, null where that cannot be said; rows are given by the values of their columns. */
type Judged = (cellOf: (column: string) => Value) => boolean | null;
export type Condition = (cellOf: (column: string) => Value) => boolean;

const token =
  /\s*(?:'((?:[^']|'')*)'|(\d{4}-\d{2}-\d{2})|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z_][\w]*)|([(),]))/y;

interface Token {
  kind: 'value' | 'word' | 'sign';
  value: Value;
}

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const [whole, quoted, day, number, word, sign] = token.exec(text) ?? [];
    if (whole === undefined) throw feedRefusals.optionUnread('$filter', text);
    if (word !== undefined && word !== 'null') found.push({ kind: 'word', value: word });
    else if (sign !== undefined) found.push({ kind: 'sign', value: sign });
    else found.push({ kind: 'value', value: quoted?.replaceAll("''", "'") ?? day ?? (word ? null : Number(number)) });
  }
  return found;
}

const compare: Record<string, (one: Value, other: Value) => boolean> = {
  eq: (one, other) => one === other,
  ne: (one, other) => one !== other,
  gt: (one, other) => one !== null && other !== null && one > other,
  ge: (one, other) => one !== null && other !== null && one >= other,
  lt: (one, other) => one !== null && other !== null && one < other,
  le: (one, other) => one !== null && other !== null && one <= other,
};

const within: Record<string, (text: string, part: string) => boolean> = {
  contains: (text, part) => text.includes(part),
  startswith: (text, part) => text.startsWith(part),
  endswith: (text, part) => text.endsWith(part),
};

/** Three-valued, as the protocol has it (OData 4.01, part 2, 5.1.1.1): what is unknown stays so unless the rest decides. */
const joined =
  (parts: readonly Judged[], deciding: boolean): Judged =>
  (cellOf) => {
    let isUnknown = false;
    for (const part of parts) {
      const judged = part(cellOf);
      if (judged === deciding) return deciding;
      isUnknown ||= judged === null;
    }
    return isUnknown ? null : !deciding;
  };

/** How deep brackets and `not` may stand in each other. */
const deepest = 50;

/**
 * Reads `$filter`: comparisons, `in`, `contains`, `startswith`, `endswith`, with `not`, `and`, `or` and brackets, which
 * bind in this order. A value has the type of its column.
 * @throws Refusal for all else, for a column that there is not, and for a value of another type than its column
 */
export function readFilter(text: string, columns: readonly FeedColumn[]): Condition {
  const tokens = tokensOf(text);
  let [at, depth] = [0, 0];
  const fail = () => feedRefusals.optionUnread('$filter', text);
  const take = (kind: Token['kind'], ...wanted: Value[]): Value => {
    const next = tokens[at];
    if (next?.kind !== kind || (wanted.length > 0 && !wanted.includes(next.value))) throw fail();
    at += 1;
    return next.value;
  };
  const takes = (value: string): boolean => {
    const isNext = tokens[at]?.kind !== 'value' && tokens[at]?.value === value;
    if (isNext) at += 1;
    return isNext;
  };
  const column = (): FeedColumn => {
    const name = String(take('word'));
    if (tokens[at]?.value === '(') throw fail();
    const found = columns.find((own) => own.name === name);
    if (!found) throw feedRefusals.columnUnknown(name);
    return found;
  };
  const readValue = ({ name, type }: FeedColumn): Value => {
    const value = take('value');
    const isNumber = type === 'Edm.Int32' || type === 'Edm.Double';
    if (value !== null && isNumber !== (typeof value === 'number')) throw feedRefusals.typeDiffers(name, String(value));
    return value;
  };
  const list = (of: FeedColumn): Value[] => {
    take('sign', '(');
    const values = [readValue(of)];
    while (takes(',')) values.push(readValue(of));
    take('sign', ')');
    return values;
  };
  function nested(read: () => Judged): Judged {
    depth += 1;
    if (depth > deepest) throw fail();
    const inner = read();
    depth -= 1;
    return inner;
  }
  function single(): Judged {
    if (takes('not')) {
      const inner = nested(single);
      return (cellOf) => {
        const judged = inner(cellOf);
        return judged === null ? null : !judged;
      };
    }
    if (takes('(')) {
      const inner = nested(any);
      take('sign', ')');
      return inner;
    }
    const name = String(tokens[at]?.value);
    const isPart = Object.hasOwn(within, name) && tokens[at + 1]?.value === '(' ? within[name] : undefined;
    if (isPart) {
      at += 2;
      const of = column();
      if (of.type !== 'Edm.String') throw feedRefusals.typeDiffers(of.name, name);
      take('sign', ',');
      const part = readValue(of);
      take('sign', ')');
      return (cellOf) => {
        const cell = cellOf(of.name);
        return cell === null || part === null ? null : isPart(String(cell), String(part));
      };
    }
    const of = column();
    if (takes('in')) {
      const values = new Set(list(of));
      return (cellOf) => values.has(cellOf(of.name));
    }
    const operator = compare[String(take('word', ...Object.keys(compare)))];
    const value = readValue(of);
    return (cellOf) => operator?.(cellOf(of.name), value) ?? false;
  }
  function all(): Judged {
    const parts = [single()];
    while (takes('and')) parts.push(single());
    return joined(parts, false);
  }
  function any(): Judged {
    const parts = [all()];
    while (takes('or')) parts.push(all());
    return joined(parts, true);
  }
  const judge = any();
  if (at < tokens.length) throw fail();
  return (cellOf) => judge(cellOf) === true;
}
