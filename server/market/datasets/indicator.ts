import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Adds, kindOf, type Making } from '../kinds/index.ts';

/** How a value is written. */
export type Format = 'count' | 'percent' | 'points' | 'index';

/** A figure, declared once: what it means, how it is written, and how it is made. */
export type Indicator = Making & {
  name: Sentence;
  unit: Sentence;
  format: Format;
  definition: Sentence;
  formula: Sentence;
};

/** Whether a figure says how another one has changed: it is signed, and coloured. */
export const isGrowth = (making: Making): boolean => kindOf(making).isGrowth ?? false;

/** Whether a figure may be below zero: it has a place among others whatever it is. */
export const isSigned = (making: Making): boolean => kindOf(making).isSigned?.(making) ?? false;

/** Whether where nothing is found the figure is nothing, and not unknown. */
export const isCount = (making: Making): boolean => kindOf(making).isCount ?? false;

/**
 * Whether the figures of members add up to that of all of them: always, of one period alone, or never.
 * @param of gives another indicator of the same dataset
 */
export const addsUp = (making: Making, of: (key: string) => Making): Adds =>
  kindOf(making).adds(making, (key) => addsUp(of(key), of));
