import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { AnyRecord } from '../reading/read-delivery.ts';

/** One thing that a delivery does. */
export interface Change {
  key: string;
  title: string;
  what: 'inserted' | 'updated' | 'withdrawn';
  /** What is different, in both languages; empty for what is new. */
  sentence: Sentence;
}

/** The title that a list of changes shows. */
export const titleOf = ({ texts }: AnyRecord): string => (texts.zh_CN ?? texts.en)?.title ?? '';
