import type { Language } from '@portal/contract';
import type { SlidePage } from './slide-page.ts';
import { slideWord } from './words.ts';

/** Who ordered slides and when, and where the portal is reached. */
export interface SlidesMade {
  account: string;
  /** The time as text. */
  at: string;
  origin: string;
}

/** What is to be known of a page below its figures, a short text each: period, source, release, filters, what is left out. */
export function notesOf({ facts, more, picture }: SlidePage, language: Language): string[] {
  const colon = language === 'en' ? ': ' : '：';
  const lines = facts.map(([label, text]) => `${label}${colon}${text}`.replace(/\s+/g, ' '));
  const ofPicture = picture?.foot.slice(1).filter((note) => !lines.some((text) => text.includes(note))) ?? [];
  return [
    ...lines,
    ...ofPicture,
    ...(more.rows > 0 ? [slideWord(language, 'moreRows', { n: more.rows })] : []),
    ...(more.columns > 0 ? [slideWord(language, 'moreColumns', { n: more.columns })] : []),
  ];
}

/** Who had it made, and when. */
export const madeText = ({ account, at }: SlidesMade, language: Language): string =>
  slideWord(language, 'made', { account, at });
