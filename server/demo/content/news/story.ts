import type { Desk } from './desk.ts';
import type { Value } from './figure.ts';
import type { Line } from './tables.ts';

/** What one text says in one language; a word in braces stands for a name or a figure. No figure is written in it. */
export interface Words {
  title: string;
  summary: string;
  body: string[];
}

/** A model that news speak of, and how. */
export interface Mention {
  model: Line;
  tone: -1 | 0 | 1;
}

/** News that the figures of a month have given. */
export interface Telling {
  /** What the words stand for; where one that is used is missing, the story is not told. */
  values: Readonly<Record<string, Value | null>>;
  zh_CN: Words;
  en: Words;
  about: readonly (Mention | null)[];
}

/** A kind of news: looks at the figures of a month, and tells it where they say something. */
export interface Story {
  key: string;
  topics: string[];
  /** An article takes a wider view (S3.023: type 2). */
  article?: boolean;
  /** @returns null where the figures of the month say nothing of it */
  tell(desk: Desk): Telling | null;
}

/** @returns the words of one language */
export const words = (title: string, summary: string, ...body: string[]): Words => ({ title, summary, body });
