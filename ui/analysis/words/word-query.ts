import type { CallData } from '@portal/contract';

export type WordsRead = CallData<'readWords'>;
export type WordQuery = NonNullable<WordsRead['query']>;
export type WordChip = WordsRead['chips'][number];

/** A question in words as a person has put it. */
export interface WordsState {
  text: string;
  /** What was chosen of what was asked back. */
  settled: readonly string[];
  /** The labels that were taken out, by their ids. */
  dropped: readonly string[];
  /** Whether the person lets the operator's language model read it. */
  model: boolean;
}

export const noWords: WordsState = { text: '', settled: [], dropped: [], model: false };

export const chipId = ({ part, key }: WordChip): string => `${part} ${key}`;

const withoutKey = <Members extends object>(members: Members | undefined, key: string): Members | undefined => {
  const rest = Object.entries(members ?? {}).filter(([dimension]) => dimension !== key);
  return rest.length > 0 ? (Object.fromEntries(rest) as Members) : undefined;
};

/** Whether a question is for shares within each member, which a pivot does not have: it would show others by the same name. */
export const hasShareWithin = ({ within, indicators }: WordQuery): boolean =>
  within !== undefined && indicators.some((key) => /^share/.test(key));

/** What cannot be taken out of a question: its last figure, its months, its source. */
export const canGo = ({ part }: WordChip, { indicators }: WordQuery): boolean =>
  part === 'figure' ? indicators.length > 1 : part !== 'months' && part !== 'source';

/** A question without the part that a label stands for. */
export function withoutPart(query: WordQuery, { part, key }: WordChip): WordQuery {
  if (part === 'figure') {
    const indicators = query.indicators.filter((indicator) => indicator !== key);
    const isSorted = query.sort?.by !== key;
    // A label of the address may be that of another reading: the last figure stays.
    if (indicators.length === 0) return query;
    return { ...query, indicators, ...(!isSorted && { sort: undefined, limit: undefined }) };
  }
  if (part === 'by') {
    return {
      ...query,
      by: query.by.filter((dimension) => dimension !== key),
      sort: undefined,
      limit: undefined,
      within: undefined,
    };
  }
  if (part === 'member') return { ...query, filters: withoutKey(query.filters, key) };
  if (part === 'without') return { ...query, without: withoutKey(query.without, key) };
  return part === 'order' ? { ...query, limit: undefined } : query;
}

/** What remains of a question and its labels without those that were taken out. */
export function remainingOf(
  { query, chips }: Pick<WordsRead, 'query' | 'chips'>,
  dropped: readonly string[],
): { query: WordQuery | null; chips: WordChip[] } {
  const isDropped = (chip: WordChip) => dropped.includes(chipId(chip));
  const remaining = query && chips.filter(isDropped).reduce(withoutPart, query);
  const isThere = (chip: WordChip) => {
    if (chip.part === 'figure') return remaining?.indicators.some((indicator) => indicator === chip.key) ?? false;
    // With what is listed its first few go too.
    if (chip.part === 'order') return remaining?.limit !== undefined;
    return chip.part === 'months' || chip.part === 'source' || !isDropped(chip);
  };
  return { query: remaining, chips: chips.filter(isThere) };
}
