import { createHash } from 'node:crypto';
import { type Language, languages, type PerCar } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import { searchForm } from './search-text.ts';

/** Texts in one or both languages; what is missing is read in the other. */
export type Texts<Text> = Partial<Record<Language, Text>>;

export interface NewsRecord {
  /** Its key in the source. */
  key: string;
  newsType: number;
  channel: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Key of the publisher, for the facet. */
  publisher: string;
  /** Its own picture, an address of the portal; empty where it has none. */
  coverUrl: string;
  topics: string[];
  models: { key: string; name: Sentence; tone: number }[];
  texts: Texts<{ title: string; summary: string; publisher: string; body: string[] }>;
}

export interface Figure {
  name: string;
  value: number | null;
  unit: string;
  note: string;
  /** The sentences of the body that it is read from; absent where the source does not say. */
  sentences?: string[];
  /** What a buyer has of it, where it is money for a car. */
  perCar?: PerCar | null;
}

export interface PolicyRecord {
  key: string;
  level: string;
  /** Key of the region, for the facet. */
  region: string;
  kind: string;
  /** Days YYYYMMDD, or empty. */
  issuedOn: string;
  effectiveFrom: string;
  effectiveTo: string;
  sourceUrl: string;
  texts: Texts<{ title: string; summary: string; region: string; issuer: string; body: string[]; figures: Figure[] }>;
}

/** For everybody, or for who holds the product that shows it. */
export const reportKinds = ['public', 'special'] as const;
/** Those of the marketplace come with an offer, and each is opened by itself. */
export type ReportKind = (typeof reportKinds)[number] | 'market';

export interface ReportRecord<Block = unknown> {
  key: string;
  kind: ReportKind;
  publishedOn: string;
  pages: number;
  topics: string[];
  texts: Texts<{ title: string; summary: string; publisher: string; blocks: Block[] }>;
}

/** @returns the texts for each language; one that was not given is the other one */
export function inBoth<Text>(texts: Texts<Text>): { language: Language; text: Text }[] {
  const given = texts.zh_CN ?? texts.en;
  if (given === undefined) throw new Error('A record has no text in any language.');
  return languages.map((language) => ({ language, text: texts[language] ?? given }));
}

/** The id of a record on the wire: readable where its key allows it. */
export function idOf(source: string, key: string): string {
  const id = `${source}-${key}`;
  return /^[\w.-]{1,80}$/.test(id) ? id : createHash('sha256').update(`${source}\n${key}`).digest('hex').slice(0, 32);
}

/**
 * @param id of the item
 * @param importId the import that brings this version; empty where it is written at once, in the place of all others
 * @returns what tells the versions of an item apart; no id of an item holds the sign between
 */
export const rowIdOf = (id: string, importId: string): string =>
  importId === '' ? id : `${id}~${importId.slice(0, 8)}`;

/** What tells a changed record from the same one. */
export const hashOf = (record: object): string => createHash('sha256').update(JSON.stringify(record)).digest('hex');

/** The columns that search looks through, of all languages at once: an English word is found in Chinese pages too. */
export const searchColumns = (titles: string[], others: string[]) => ({
  search_title: searchForm([...new Set(titles)].join(' ')),
  search_all: searchForm([...new Set([...titles, ...others])].join(' ')),
});

/**
 * What a version of any item of content is stored with: where it is from, how it is recognised, what it is found by.
 * @param id of the item @param importId as rowIdOf says @param words beside its titles that it is found by
 */
export const versionOf = (
  source: string,
  record: { key: string; texts: Partial<Record<Language, { title: string }>> },
  { id, importId, words }: { id: string; importId: string; words: string[] },
) => ({
  row_id: rowIdOf(id, importId),
  import_id: importId,
  source,
  source_key: record.key,
  content_hash: hashOf(record),
  ...searchColumns(
    inBoth(record.texts).map(({ text }) => text.title),
    words,
  ),
});
