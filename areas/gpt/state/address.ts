import type { WordQuery, WordsState } from '@portal/ui/analysis';

/** A question as the address of the page has it: a link repeats it, with what was settled and taken out. */
export interface AskedAddress {
  state: WordsState;
  /** Whether its answer is shown. */
  isShown: boolean;
  /** The months that a link of an answer names, so that it shows the same ones later. */
  months: { from: string; to: string } | null;
}

/** As much as the call takes. */
const longestText = 500;
const longestChoice = 400;
const mostChoices = 20;
const mostLabels = 40;

const isMonth = (text: string | null): text is string => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '');

const some = (search: URLSearchParams, name: string, most: number): string[] =>
  [...new Set(search.getAll(name))].filter((text) => text !== '' && text.length <= longestChoice).slice(0, most);

/** Reads an address; what is not understood counts as absent. */
export function readAddress(search: URLSearchParams): AskedAddress {
  const text = [...(search.get('q') ?? '').trim()].slice(0, longestText).join('');
  const [from, to] = [search.get('from'), search.get('to')];
  return {
    state: {
      text,
      settled: some(search, 'choose', mostChoices),
      dropped: some(search, 'out', mostLabels),
      model: search.get('model') === '1',
    },
    isShown: text !== '' && search.get('show') === '1',
    months: isMonth(from) && isMonth(to) && from <= to ? { from, to } : null,
  };
}

/** The query of the address of a question; of a new one the months are those that it says itself. */
export function writeAddress({ text, settled, dropped, model }: WordsState, isShown: boolean): URLSearchParams {
  const search = new URLSearchParams();
  if (text === '') return search;
  search.set('q', text);
  for (const choice of settled) search.append('choose', choice);
  for (const label of dropped) search.append('out', label);
  if (model) search.set('model', '1');
  if (isShown) search.set('show', '1');
  return search;
}

/** A question of the months that its link names. */
export const withMonths = (query: WordQuery, { months }: Pick<AskedAddress, 'months'>): WordQuery =>
  months === null ? query : { ...query, ...months };
