import type { DatasetKey, DimensionKey } from '@portal/contract';
import type { Sentence } from '../../../kernel/words/sentence.ts';

/** A figure as the market answered it. */
export interface Reading {
  dataset: DatasetKey;
  indicator: string;
  /** year * 12 + month - 1; January for a figure of a year. */
  month: number;
  /** Of which members; of the whole country and all cars where there is none. */
  of: Readonly<Partial<Record<DimensionKey, string>>>;
  value: number;
}

/** How a figure is worked out from others. */
export type Way = 'difference' | 'quotient' | 'run' | 'mark' | 'sum';

/** A figure that is worked out from others. */
export interface Derived {
  way: Way;
  from: readonly Figure[];
  value: number;
}

export type Figure = Reading | Derived;

/** Words that stand for a name or a figure in a text. */
export interface Value extends Sentence {
  figure?: Figure;
}

const both = (figure: Figure, zh_CN: string, en = zh_CN): Value => ({ zh_CN, en, figure });
const grouped = (value: number) => Math.round(value).toLocaleString('en-US');
const part = (value: number) => `${Math.abs(value * 100).toFixed(1)}%`;

/** @returns a count, with thousands */
export const number = (figure: Figure | null): Value | null => figure && both(figure, grouped(figure.value));

/** @returns a count of cars: ten thousands in Chinese and millions in English where it is that large */
export function cars(figure: Figure | null): Value | null {
  if (!figure) return null;
  const { value } = figure;
  const zh = Math.abs(value) >= 1e5 ? `${(value / 1e4).toFixed(1)} 万辆` : `${grouped(value)} 辆`;
  const unit = Math.round(value) === 1 ? 'unit' : 'units';
  return both(
    figure,
    zh,
    Math.abs(value) >= 1e6 ? `${(value / 1e6).toFixed(2)} million units` : `${grouped(value)} ${unit}`,
  );
}

/** @returns a count of cars in thousands */
export const yuan = (figure: Figure | null): Value | null =>
  figure && both(figure, `${grouped(Math.abs(figure.value))} 元`, `${grouped(Math.abs(figure.value))} yuan`);

/** @returns a share, without its sign */
export const percent = (figure: Figure | null): Value | null => figure && both(figure, part(figure.value));

/** @param figure in percentage points @returns how many, without their sign */
export function points(figure: Figure | null): Value | null {
  if (!figure) return null;
  const rounded = Math.abs(figure.value).toFixed(1);
  return both(figure, `${rounded} 个百分点`, `${rounded} pp`);
}

/** @param figure the difference of two shares @returns it in percentage points, without its sign */
export const apart = (figure: Figure | null): Value | null => {
  const moved = figure && points({ ...figure, value: figure.value * 100 });
  return moved && { ...moved, figure };
};

/** @returns a figure with one decimal */
export const decimal = (figure: Figure | null): Value | null => figure && both(figure, figure.value.toFixed(1));

/** Whether a growth is none, as it is shown. */
const isLevel = (value: number) => Math.abs(value) < 0.0005;

/** @returns a growth in words, to stand behind what it is of: 增长 5.2%, up 5.2% */
export function change(figure: Figure | null): Value | null {
  if (!figure) return null;
  if (isLevel(figure.value)) return both(figure, '持平', 'unchanged');
  const up = figure.value > 0;
  return both(figure, `${up ? '增长' : '下降'} ${part(figure.value)}`, `${up ? 'up' : 'down'} ${part(figure.value)}`);
}

/** @returns the change of a price or an amount in words: 上涨 5.2%, up 5.2% */
export function priceChange(figure: Figure | null): Value | null {
  const moved = change(figure);
  return moved && { ...moved, zh_CN: moved.zh_CN.replace('增长', '上涨') };
}

/** What stands where there is no year before. */
const noYear: Sentence = { zh_CN: '上年同期无数据可比', en: 'with no year before to compare with' };

/** @returns a growth on the year in words; where it is not known, that it is not */
export function yearly(moved: Value | null): Value {
  return moved ? { ...moved, zh_CN: `同比${moved.zh_CN}`, en: `${moved.en} year on year` } : noYear;
}

/** @returns a change in percentage points in words: 上升 1.2 个百分点, up 1.2 pp */
export function shift(figure: Figure | null): Value | null {
  const moved = points(figure);
  if (!figure || !moved) return null;
  if (Math.abs(figure.value) < 0.05) return both(figure, '持平', 'unchanged');
  const up = figure.value > 0;
  return both(figure, `${up ? '上升' : '下降'} ${moved.zh_CN}`, `${up ? 'up' : 'down'} ${moved.en}`);
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** @returns a place: 第 3, 3rd */
export const place = (figure: Figure | null): Value | null =>
  figure && both(figure, `第 ${figure.value}`, `${figure.value}${endings[ordinals.select(figure.value)] ?? 'th'}`);

/** Whether a figure is known and above, or below, nothing as it is shown. */
export const rises = (figure: Figure | null): boolean => figure !== null && figure.value >= 0.0005;
export const falls = (figure: Figure | null): boolean => figure !== null && figure.value <= -0.0005;

/** @returns -1, 0 or 1: how a growth speaks of what it is of */
export const toneOf = (figure: Figure | null): -1 | 0 | 1 => (rises(figure) ? 1 : falls(figure) ? -1 : 0);

/** @returns the figure, or nothing of it where it is less than what is worth a word */
export const clearly = (figure: Figure | null, least: number): Figure | null =>
  figure && (Math.abs(figure.value) < least ? { ...figure, value: 0 } : figure);

/** @returns one of three words, by whether a growth is above, below or at nothing */
export const word = (figure: Figure | null, up: Sentence, down: Sentence, level: Sentence = up): Value =>
  rises(figure) ? up : falls(figure) ? down : level;

/** @returns words in both languages */
export const say = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** @returns a name as it stands within a sentence of English: Large centre screen is large centre screen there */
export const within = ({ zh_CN, en }: Sentence): Sentence => ({
  zh_CN,
  en: /^[A-Z][a-z]/.test(en) ? `${en.charAt(0).toLowerCase()}${en.slice(1)}` : en,
});
