import type { Language } from '@portal/contract';
import { analysisWords } from '../page/phrases.ts';

/** The name of the text that says what the figures of a file of CSV are. @param name of that file, without its ending */
export const notesName = (name: string, language: Language): string =>
  `${name}_${analysisWords(language)('csvNotesFile')}.txt`;
