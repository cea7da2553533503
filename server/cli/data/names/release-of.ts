import { readCurrent } from '../../../market/index.ts';
import { UsageError } from '../../run-line.ts';
import type { Call } from '../call.ts';
import { candidateWords } from './candidate-words.ts';

/** @returns the release of an id, the published one when missing @throws UsageError where none is published */
export async function releaseOf({ marketFolder, language }: Call, id: string | undefined): Promise<string> {
  const found = id ?? (await readCurrent(marketFolder))?.current;
  if (found === undefined) throw new UsageError(candidateWords.noOnto[language]);
  return found;
}
