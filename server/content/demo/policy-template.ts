import type { Sentence } from '../../http/call.ts';

/** A number of a template: within bounds, in steps. */
export type Draw = (low: number, high: number, step?: number) => number;

/** A demonstration policy that can be issued at many places; a word in braces stands for the place or a number. */
export interface PolicyTemplate {
  level: 'national' | 'provincial' | 'city';
  kind: string;
  /** How long it holds, in months; 0 without an end. */
  holds: number;
  issuer: Sentence;
  numbers(draw: Draw): Record<string, number>;
  title: Sentence;
  summary: Sentence;
  body: Sentence[];
  /** S1.025: what it comes to, and how the figure follows from the text. */
  figures: { name: Sentence; value: string; unit: Sentence; note: Sentence }[];
}
