import type { Language } from '@portal/contract';

/** A sentence in both languages: what was wrong and what to do. */
export type Sentence = Record<Language, string>;
