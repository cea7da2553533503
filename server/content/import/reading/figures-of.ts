import { PerCar } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import type { Figure } from '../../records.ts';
import { refusedValues } from './refused-value.ts';

/** As many figures of a policy as are read. */
const most = 20;

/**
 * The figures that a row gives of a policy.
 * @param body its paragraphs: the sentences that a figure is read from stand there
 * @throws RefusedValue when they are no figures, or a sentence is not in the text
 */
export function figuresOf(text: string, body: readonly string[]): Figure[] {
  if (text === '') return [];
  const value = parsed(text);
  if (!Array.isArray(value)) throw refusedValues.figures(text);
  return value.slice(0, most).map((each: unknown) => {
    const figure = (each ?? {}) as Record<string, unknown>;
    const { name, value: number = null, unit = '', note = '', sentences = [], perCar = null } = figure;
    const isNumber = number === null || (typeof number === 'number' && Number.isFinite(number));
    const isPerCar = perCar === null || Value.Check(PerCar, perCar);
    if (typeof name !== 'string' || typeof unit !== 'string' || typeof note !== 'string' || !isNumber || !isPerCar) {
      throw refusedValues.figures(text);
    }
    return { name, value: number, unit, note, sentences: quotedIn(sentences, body, text), perCar };
  });
}

/** @throws RefusedValue where one of the sentences is not in the text */
function quotedIn(sentences: unknown, body: readonly string[], text: string): string[] {
  if (!Array.isArray(sentences)) throw refusedValues.figures(text);
  return sentences.map((sentence: unknown) => {
    if (typeof sentence !== 'string' || sentence === '') throw refusedValues.figures(text);
    if (!body.some((paragraph) => paragraph.includes(sentence))) throw refusedValues.sentence(sentence);
    return sentence;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusedValues.figures(text);
  }
}
