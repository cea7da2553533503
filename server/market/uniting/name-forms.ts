import type { Sentence } from '../../kernel/words/sentence.ts';
import { fold, spell } from '../../kernel/words/spell.ts';

const hasHan = /\p{Script=Han}/u;

/** Whether a name is written in Chinese characters, wholly or in part. */
export const isChinese = (name: string): boolean => hasHan.test(name);

/** A name without case, width, spaces and signs, but for the plus that tells cars apart: A and A+. */
export const bareForm = (name: string): string => fold(name).replace(/[^\p{L}\p{N}+]+/gu, '');

/** A name without that of something it belongs to, in front or behind; the name itself where nothing else is left. */
function withoutName(name: string, text: string): string {
  for (const end of [` (${text})`, `（${text}）`, ` ${text}`]) {
    if (name.endsWith(end)) return name.slice(0, -end.length);
  }
  const rest = name.slice(text.length);
  // Minivan does not bear the name of the brand Mini.
  const isOneWord = /[\p{Script=Latin}\p{N}]$/u.test(text) && /^[\p{Script=Latin}\p{N}]/u.test(rest);
  return name.startsWith(text) && !isOneWord && rest.trim() !== '' ? rest.trim() : name;
}

/** A name without those of all that it belongs to: a model is often called without its brand. */
function withoutWider(name: string, around: readonly string[]): string {
  const rest = around.filter((text) => text !== '').reduce(withoutName, name);
  return rest === name ? name : withoutWider(rest, around);
}

/** The ways in which a member is known. */
export interface NameForms {
  /** As it is written, in either language. */
  written: string[];
  /** Of its Chinese names: 比亚迪 as biyadi, and the first letters byd, where these are three or more. */
  sounds: string[];
  initials: string[];
  /** Those of its names that are written without Chinese characters. */
  latin: string[];
  /** Whether it has a name of its own in each of both. */
  isBilingual: boolean;
}

const few = 3;

/** @param around the names of what a member belongs to */
export function formsOf({ zh_CN, en }: Sentence, around: readonly string[]): NameForms {
  const names = [...new Set([zh_CN, en].map((name) => withoutWider(name, around)))];
  const chinese = names.filter(isChinese);
  const latin = names.filter((name) => !isChinese(name));
  const spelled = chinese.map((name) => ({ plus: name.includes('+') ? '+' : '', ...spell(name) }));
  const filled = (forms: string[]) => [...new Set(forms.filter((form) => form !== ''))];
  return {
    written: filled(names.map(bareForm)),
    sounds: filled(spelled.map(({ sounded, plus }) => (sounded ? sounded.text + plus : ''))),
    initials: filled(spelled.flatMap(({ initials }) => initials.filter((form) => form.length >= few))),
    latin: filled(latin.map(bareForm)),
    isBilingual: chinese.length > 0 && latin.length > 0,
  };
}
