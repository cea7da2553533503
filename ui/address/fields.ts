import { type DataSource, dataSourcePattern } from '@portal/contract';

/** One value of a view, and how it stands in the query of an address. */
export interface Field<Value> {
  /** Its name in the address. */
  name: string;
  /** What it is when the address does not say: it is then left out again. */
  plain: Value;
  /** Whether widening the list takes it back. */
  widens: boolean;
  /** @param given the values of its name in the address. What is not understood becomes the plain one. */
  read: (given: string[]) => Value;
  write: (value: Value) => string[];
  /** What the list is asked to be narrowed by; undefined where the value narrows nothing, or never does. */
  narrows: (value: Value) => Value | undefined;
}

/** As much as a call of the contract takes. */
const longest = 100;
const mostChosen = 50;
const lastPage = 10_000;

const never = () => undefined;

const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // 2026-02-30 is read as a day in March by some browsers.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Words that are looked for. */
export const words = (name: string): Field<string> => ({
  name,
  plain: '',
  widens: true,
  read: ([text = '']) => text.slice(0, longest),
  write: (text) => [text],
  narrows: (text) => text.trim() || undefined,
});

/** Chosen keys of a facet. @param limits other than usual: letters of a key, and how many */
export const keys = (name: string, limits = { longest, most: mostChosen }): Field<string[]> => ({
  name,
  plain: [],
  widens: true,
  read: (given) =>
    [...new Set(given)].filter((key) => key !== '' && key.length <= limits.longest).slice(0, limits.most),
  write: (chosen) => chosen,
  narrows: (chosen) => (chosen.length > 0 ? chosen : undefined),
});

/** A day such as 2026-01-31; empty for none. */
export const day = (name: string): Field<string> => ({
  name,
  plain: '',
  widens: true,
  read: ([text = '']) => (isDay(text) ? text : ''),
  write: (text) => [text],
  narrows: (text) => text || undefined,
});

/** A source of figures; what is no key of one becomes the usual one. */
export const sourceKey = (name: string, usual: DataSource): Field<DataSource> => ({
  name,
  plain: usual,
  widens: false,
  read: ([text = '']) => (new RegExp(dataSourcePattern).test(text) ? (text as DataSource) : usual),
  write: (key) => [key],
  narrows: never,
});

/** A month such as 2026-01; empty for none. */
export const month = (name: string): Field<string> => ({
  name,
  plain: '',
  widens: true,
  read: ([text = '']) => (/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  write: (text) => [text],
  narrows: (text) => text || undefined,
});

/** The page of a list, from 1. */
export const page = (name = 'page'): Field<number> => ({
  name,
  plain: 1,
  widens: true,
  read: ([text = '1']) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1;
  },
  write: (number) => [String(number)],
  narrows: never,
});

/** The item that is open; empty for the list. */
export const item = (name = 'id'): Field<string> => ({
  name,
  plain: '',
  widens: false,
  read: ([text = '']) => text.slice(0, longest),
  write: (id) => [id],
  narrows: never,
});

/** One of some values, the first of which is the usual one. */
export const choice = <Value extends string | number>(
  name: string,
  values: readonly [Value, ...Value[]],
): Field<Value> => ({
  name,
  plain: values[0],
  widens: false,
  read: ([text = '']) => values.find((value) => String(value) === text) ?? values[0],
  write: (value) => [String(value)],
  narrows: never,
});

/** Something that is so, or is not. */
export const flag = (name: string): Field<boolean> => ({
  name,
  plain: false,
  widens: false,
  read: ([text]) => text === '1',
  write: (isSo) => [isSo ? '1' : ''],
  narrows: never,
});
