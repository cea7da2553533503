import type { TurnedCells } from '../mapping/turned-setting.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { turningReasons } from './reasons.ts';

/** One of the things that a cell says. */
export interface CellValue {
  /** What its sign stands for. */
  sign: string;
  text: string;
  /** As the cell writes it; empty where it says none. */
  price: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');

/** A sign that parts values wherever it stands; others, such as a dash or a letter, count at the start of a line alone. */
const isStrong = (sign: string): boolean => /\p{So}/u.test(sign);

/** What looks like a sign of a state at the start of a text, or a symbol behind a space; 1920 × 1080 has none. */
const alien = /^([√×*#?])|(?:^|\s)((?![°©®™])\p{So})/u;

/** A price behind a text, by how the mapping writes it. */
function priceReader(prices: TurnedCells['prices']): (text: string) => [text: string, price: string] {
  const patterns = (prices === undefined ? [] : [prices].flat()).map((each) => {
    const [before = '', ...after] = plain(each)
      .split('*')
      .map((part) => escaped(part.trim()));
    return new RegExp(`${before}\\s*(\\S.*?)\\s*${after.join('.*')}${after.join('') === '' ? '$' : ''}`, 'iu');
  });
  return (text) => {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) return [plain(text.replace(found[0], ' ')), found[1] ?? ''];
    }
    return [text, ''];
  };
}

/**
 * Makes the reader of cells that say more than a figure: "● 12.8 in", "○ 真皮 [选装价 ¥8,000]", or several of these, in
 * one line or in lines of their own. A line without a sign goes on with the one above.
 * @returns a function that gives what a cell says, nothing where it is blank, or the reason for which it is refused
 */
export function cellReader({ signs = {}, unsigned, silent = [], prices }: TurnedCells) {
  const meanings = new Map(Object.entries(signs).map(([sign, meaning]) => [plain(sign), meaning]));
  const known = [...meanings.keys()].sort((sign, other) => other.length - sign.length);
  const [strong, weak] = [known.filter(isStrong), known.filter((sign) => !isStrong(sign))];
  const anywhere = strong.length > 0 ? new RegExp(`(${strong.map(escaped).join('|')})`, 'u') : null;
  const atStart = weak.length > 0 ? new RegExp(`^(${weak.map(escaped).join('|')})(?:\\s+(.*))?$`, 'u') : null;
  const priceIn = priceReader(prices);
  const nothing = new Set(['', ...silent.map(plain)]);

  const valueIn = (sign: string, rest: string): CellValue => {
    const [text, price] = priceIn(rest);
    return { sign: meanings.get(sign) ?? '', text, price };
  };
  return (cell: string): CellValue[] | Reason => {
    if (nothing.has(plain(cell))) return [];
    if (known.length === 0) return [valueIn('', plain(cell))];
    const found: { sign: string | null; text: string }[] = [];
    for (const line of cell.split(/\r\n|\r|\n/).map(plain)) {
      const [, sign, text = ''] = atStart?.exec(line) ?? [];
      const [before = '', ...signed] =
        sign === undefined ? (anywhere ? line.split(anywhere) : [line]) : ['', sign, text];
      const last = found.at(-1);
      if (before.trim() !== '') {
        if (last) last.text = `${last.text} ${before.trim()}`.trim();
        else found.push({ sign: null, text: before.trim() });
      }
      for (let at = 0; at < signed.length; at += 2) {
        found.push({ sign: signed[at] ?? '', text: (signed[at + 1] ?? '').trim() });
      }
    }
    const values: CellValue[] = [];
    for (const { sign, text } of found) {
      const [, first, symbol] = alien.exec(text) ?? [];
      const strange = first ?? symbol;
      if (strange !== undefined) return turningReasons.unknownSign(strange, known);
      if (sign === null && !/[\p{L}\p{N}]/u.test(text)) return turningReasons.unknownSign(text, known);
      if (sign === null && unsigned === undefined) return turningReasons.noSign(text);
      const value = valueIn(sign ?? '', text);
      values.push(sign === null ? { ...value, sign: unsigned ?? '' } : value);
    }
    return values;
  };
}
