import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Control characters, which PostgreSQL does not take, and halves of characters, which no store does. */
const unwritable = /[\p{Cc}\p{Cs}]+/gu;

/** @returns the form that search compares: full-width signs as plain ones, lower case, no space doubled */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').replace(unwritable, ' ').toLowerCase().replace(/\s+/gu, ' ').trim();

/** More words than anyone types; the rest is not looked for. */
const mostWords = 10;

/** @returns the words of a search, each of which a text must hold; a % or _ stands for itself */
export const searchWords = (text: string | undefined): string[] =>
  searchForm(text ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, mostWords);

/** Whether the column holds every word. @param words as `searchWords` gives them */
export function holdsAll(column: string, words: string[]): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const first = (word: string) =>
    sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
  return sql<SqlBool>`(${sql.join(words.map(first), sql` and `)})`;
}
