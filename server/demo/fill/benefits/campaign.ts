import type { Sentence } from '../../../kernel/words/sentence.ts';

/** A car that benefits are given with, in a month. */
export interface BenefitCar {
  month: number;
  price: number;
  brand: number;
  model: number;
  subModel: number;
  /** The month in which it was first on sale; 0 where that was before the market was watched. */
  since: number;
  isDear: boolean;
  isElectric: boolean;
  /** Whether it can be plugged in. */
  isPlugIn: boolean;
}

/** What a benefit is in a month: with other words or another value it is another one. */
export interface Terms {
  name: Sentence;
  value: number;
  /** How the value is reckoned; null where the maker states it. */
  assumption: Sentence | null;
}

/** A kind of benefit: to which cars it is given, in which spans of months its terms stay, and what they are. */
export interface Campaign {
  kind: string;
  audience: string;
  /** Where it holds, where that is not nationwide: the area, or `selected` with the places. */
  where?: { reach: string; places: Sentence };
  /** For how many of a thousand models of those that it fits. */
  often: number;
  fits: (car: BenefitCar) => boolean;
  /** The number of the span of months in which the terms stay; null in a month without the benefit. */
  span: (month: number, car: BenefitCar) => number | null;
  /** Whether what began in a span has a last day that was announced. */
  ends: boolean;
  terms: (span: number, car: BenefitCar) => Terms;
}

/** A text in both languages. */
export const sentence = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** An amount to the nearest hundred yuan. */
export const hundreds = (amount: number): number => Math.round(amount / 100) * 100;

/** One of several, by a number. */
export const pick = <Choice>(choices: readonly [Choice, ...Choice[]], number: number): Choice =>
  choices[number % choices.length] ?? choices[0];

/** An amount as names say it. */
export const money = (yuan: number): string => yuan.toLocaleString('en-US');

/** A month as the market counts them. */
export const month = (year: number, number: number): number => year * 12 + number - 1;
