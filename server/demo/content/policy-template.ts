import type { Sentence } from '../../kernel/words/sentence.ts';

/** A number of a template: within bounds, in steps. */
export type Draw = (low: number, high: number, step?: number) => number;

/** A demonstration policy that can be issued at many places; a word in braces stands for the place or a number. */
export interface PolicyTemplate {
  level: 'national' | 'provincial' | 'city';
  kind: string;
  /** How long it holds, in months; 0 without an end. */
  holds: number;
  issuer: Sentence;
  /** @param turn how often the template was used before, for rules that follow each other */
  numbers(draw: Draw, turn: number): Record<string, number>;
  title: Sentence;
  summary: Sentence;
  body: Sentence[];
  /** S1.025: what it comes to, and how the figure follows from the text. */
  figures: {
    name: Sentence;
    /** The number, by its name; one for each language where they count in other units. */
    value: string | Sentence;
    unit: Sentence;
    note: Sentence;
    /** It is what a buyer has for a car: of the price, of which cars, from which price on. */
    perCar?: { percent?: number; fuels?: readonly string[]; from?: number };
  }[];
}

export const combustion = ['ICE', 'HEV'];
export const plugIn = ['BEV', 'PHEV', 'EREV'];

/** @returns a ratio as percent with one digit, as it is told */
export const percent = (ratio: number): number => Math.round(ratio * 1000) / 10;
