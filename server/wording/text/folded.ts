import { fold } from '../../kernel/words/spell.ts';

/** A question as names are compared with it: half-width, lower case, each sign with its place in what was typed. */
export interface Folded {
  text: string;
  /** The place of each sign of `text` in the original; one more for the end. */
  from: readonly number[];
  original: string;
}

/** Folds a question sign by sign, so that what is not understood can be named as it was typed. */
export function foldQuestion(original: string): Folded {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const sign of original) {
    const folded = fold(sign).replace(/\s/gu, ' ');
    for (let place = 0; place < folded.length; place += 1) from.push(at);
    text += folded;
    at += sign.length;
  }
  from.push(at);
  return { text, from, original };
}

/** What was typed from a place of the folded text to another. */
export const typedPart = ({ from, original }: Folded, start: number, end: number): string =>
  original.slice(from[start], from[end]).trim();

const latin = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/** Whether a sign is part of a word that blanks or other signs end: any letter or digit that is no Chinese character. */
const isJoined = (sign: string | undefined): boolean => sign !== undefined && latin.test(sign) && !han.test(sign);

/** Whether a sign is a digit. */
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign);

/** Whether a word can begin or end between two signs: not within letters, nor within digits. */
export function isBoundary(text: string, at: number): boolean {
  const [before, after] = [text[at - 1], text[at]];
  return !(isJoined(before) && isJoined(after) && isDigit(before) === isDigit(after));
}

/** Whether a sign stands for nothing by itself: blanks, stops, brackets. */
export const isSign = (sign: string | undefined): boolean => sign !== undefined && !latin.test(sign);
