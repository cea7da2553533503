import type { FeedColumn } from './feed-columns.ts';
import { feedRefusals } from './refusals.ts';

type Value = string | number | null;
/** Whether a row has what a condition wants; rows are given by the values of their columns. */
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

/**
 * Reads `$filter`: comparisons and `contains`, `startswith`, `endswith`, joined by `and`; each may stand in brackets.
 * @throws Refusal for all else, and for a column that there is not
 */
export function readFilter(text: string, columns: readonly FeedColumn[]): Condition {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = () => feedRefusals.optionUnread('$filter', text);
  const take = (kind: Token['kind'], ...wanted: Value[]): Value => {
    const next = tokens[at];
    if (next?.kind !== kind || (wanted.length > 0 && !wanted.includes(next.value))) throw fail();
    at += 1;
    return next.value;
  };
  const isNext = (value: Value): boolean => tokens[at]?.kind !== 'value' && tokens[at]?.value === value;
  const column = (): string => {
    const name = String(take('word'));
    if (!columns.some((own) => own.name === name)) throw feedRefusals.columnUnknown(name);
    return name;
  };
  function single(): Condition {
    if (isNext('(')) {
      take('sign', '(');
      const inner = all();
      take('sign', ')');
      return inner;
    }
    const name = String(tokens[at]?.value);
    const isPart = Object.hasOwn(within, name) && tokens[at + 1]?.value === '(' ? within[name] : undefined;
    if (isPart) {
      at += 1;
      take('sign', '(');
      const of = column();
      take('sign', ',');
      const part = String(take('value'));
      take('sign', ')');
      return (cellOf) => isPart(String(cellOf(of) ?? ''), part);
    }
    const of = column();
    const operator = compare[String(take('word', ...Object.keys(compare)))];
    const value = take('value');
    return (cellOf) => operator?.(cellOf(of), value) ?? false;
  }
  function all(): Condition {
    const conditions = [single()];
    while (isNext('and')) {
      at += 1;
      conditions.push(single());
    }
    return (cellOf) => conditions.every((condition) => condition(cellOf));
  }
  const whole = all();
  if (at < tokens.length) throw fail();
  return whole;
}
