import { nothingSettled, type Settled } from '../meaning/ask-back.ts';
import type { NamedMembers } from '../meaning/sense.ts';
import { choiceOf } from '../meaning/settle-names.ts';

/** What is sent along when a choice is made: what it settles, its value, and the word that it is about. */
export const settling = {
  name: (word: string, members: NamedMembers): string => `name|${choiceOf(members)}|${word}`,
  dataset: (dataset: string): string => `data|${dataset}`,
  skip: (word: string): string => `skip|${word}`,
  latest: 'latest',
  parts: 'parts',
  within: 'within',
  whole: 'whole',
} as const;

/** Reads what a person has settled; what is not understood settles nothing. */
export function readSettled(choices: readonly string[]): Settled {
  const names = new Map<string, string>();
  const skipped = new Set<string>();
  let { dataset, latest, parts, within, whole } = nothingSettled;
  for (const choice of choices) {
    const [kind, value = '', ...rest] = choice.split('|');
    if (kind === 'name') names.set(rest.join('|').toLowerCase(), value);
    else if (kind === 'skip') skipped.add([value, ...rest].join('|').toLowerCase());
    else if (kind === 'data') dataset = value;
    else if (kind === settling.latest) latest = true;
    else if (kind === settling.parts) parts = true;
    else if (kind === settling.within) within = true;
    else if (kind === settling.whole) whole = true;
  }
  return { names, skipped, dataset, latest, parts, within, whole };
}
