import { type Language, languages } from '@portal/contract';
import { ownOf } from '../../../kernel/own-of.ts';
import type { Texts } from '../../records.ts';
import type { ContentMapping } from './content-mapping.ts';
import { refusedValues } from './refused-value.ts';

/** The fields of one row, through its mapping. */
export interface Fields {
  /** A value as it stands, trimmed; empty when there is none. */
  get(field: string): string;
  /** @throws RefusedValue when it is empty or longer than allowed */
  need(field: string, most?: number): string;
  /** @throws RefusedValue when it is none of the known values */
  choose(field: string, known: readonly string[]): string;
  /** A day as YYYYMMDD, or empty. @throws RefusedValue when it is no day */
  day(field: string): string;
  list(field: string): string[];
  /** What is made of a text in each language that the row has it in. */
  texts<Text>(make: (get: (field: string) => string, language: Language) => Text): Texts<Text>;
}

const longest = 100_000;

export function readFields(cells: Record<string, string>, mapping: ContentMapping): Fields {
  const get = (field: string): string => {
    const cell = (ownOf(cells, mapping.columns?.[field] ?? field) ?? '').trim();
    const known = mapping.values?.[field];
    const text = ownOf(known, cell) ?? cell;
    const value = text === '' ? (mapping.constants?.[field] ?? '') : text;
    if (value.includes('\uFFFD')) throw refusedValues.encoding();
    if (value.length > longest) throw refusedValues.tooLong(field, value, longest);
    // PostgreSQL takes no character 0, and nobody means it.
    return value.replaceAll('\u0000', '');
  };
  return {
    get,
    need(field, most = 500) {
      const value = get(field);
      if (value === '') throw refusedValues.missing(field);
      if (value.length > most) throw refusedValues.tooLong(field, value, most);
      return value;
    },
    choose(field, known) {
      const value = get(field);
      if (!known.includes(value))
        throw value === '' ? refusedValues.missing(field) : refusedValues.choice(field, value, known);
      return value;
    },
    day: (field) => dayOf(field, get(field)),
    list: (field) =>
      get(field)
        .split('|')
        .map((each) => each.trim())
        .filter(Boolean),
    texts(make) {
      const own = languages.filter((language) => get(`title_${language}`) !== '');
      const reported = own.length > 0 ? own : languages;
      return Object.fromEntries(
        reported.map((language) => [language, make((field) => get(`${field}_${language}`) || get(field), language)]),
      );
    },
  };
}

/** @returns 2024-01-31, 2024/1/31, 20240131, 2024年1月31日 or an instant as YYYYMMDD; empty for empty */
export function dayOf(field: string, value: string): string {
  if (value === '') return '';
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/.exec(value) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(value) ??
    [];
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  // 31 February would become a day of March.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== text)
    throw refusedValues.day(field, value);
  return text.replaceAll('-', '');
}
