import { placesOf, type TableModel, type TableRow } from '@portal/contract';
import type { Answer } from '../page/ask.ts';

/** The keys of the figures of a rank. */
export interface Places {
  now: string;
  before: string;
  move: string;
}

/** Who came into the first ones of a ranking, or fell out of them. */
export interface Moved {
  key: string;
  name: string;
  /** The rank it had and has; null for none. */
  before: number | null;
  now: number | null;
}

const isBeyond = (rank: number | null | undefined, top: number) => (rank ?? Number.POSITIVE_INFINITY) > top;

type Rank = number | null | undefined;

const movedOf = ({ keys, names }: Answer['rows'][number], by: string, before: Rank, now: Rank): Moved => ({
  key: keys[by] ?? '',
  name: names[by] ?? '',
  before: before ?? null,
  now: now ?? null,
});

/**
 * Who stands among the first ones and did not before, and who did and does not now.
 * @param ranked the first rows by `placed`, the figure of the ranks, from the highest
 * @param former those that stood first before, with their ranks of now
 * @param top how many the first ones are
 */
export function movesOf(
  ranked: Answer,
  former: Answer,
  { by, placed, places, top }: { by: string; placed: string; places: Places; top: number },
) {
  const plain = (answer: Answer) => answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  // Without any rank before nothing is known of who came.
  const isKnown = former.rows.some(({ values }) => (values[places.before] ?? null) !== null);
  const first = plain(ranked);
  const present = placesOf(first.map(({ values }) => values[placed] ?? null));
  const came = first.flatMap((row, at) =>
    isBeyond(row.values[places.before], top) ? [movedOf(row, by, row.values[places.before], present[at])] : [],
  );
  const left = plain(former).filter(
    ({ values }) => !isBeyond(values[places.before], top) && isBeyond(values[places.now], top),
  );
  return {
    came: isKnown ? came : [],
    left: isKnown ? left.map((row) => movedOf(row, by, row.values[places.before], row.values[places.now])) : [],
  };
}

/** Says of the rows that had no rank before, and of those that have none any more, that they came or left. */
export function labelledMoves(
  model: TableModel,
  places: Places,
  words: { came: string; left: string },
  placed: string,
): TableModel {
  const rank = ({ values }: TableRow) => values[places.before] ?? null;
  if (!model.rows.some((row) => row.kind === 'row' && rank(row) !== null)) return model;
  const wordOf = (row: TableRow): string | undefined => {
    if (row.kind !== 'row' || row.unnamed || (row.values[places.move] ?? null) !== null) return undefined;
    if (rank(row) !== null) return words.left;
    return (row.values[placed] ?? 0) > 0 ? words.came : undefined;
  };
  const labelsOf = (row: TableRow) => {
    const word = wordOf(row);
    return word === undefined ? row : { ...row, texts: { [places.move]: word } };
  };
  return { ...model, rows: model.rows.map(labelsOf) };
}
