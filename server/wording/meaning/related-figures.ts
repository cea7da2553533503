import type { WordDataset } from '../vocabulary/vocabulary.ts';

type Against = 'yearBefore' | 'before';

/** The first figure of a dataset that is made of another one in a way. */
function madeOf(
  { indicators }: WordDataset,
  of: string,
  is: (figure: WordDataset['indicators'][string]) => boolean,
): string | null {
  const found = Object.entries(indicators).find(([, figure]) => figure.of === of && is(figure));
  return found?.[0] ?? null;
}

/** How a figure has changed: its growth, or of a ratio by how many points. */
export function changeOf(dataset: WordDataset, of: string, against: Against, toDate = false): string | null {
  const is = (kind: string) => (figure: WordDataset['indicators'][string]) =>
    figure.kind === kind && figure.against === against && Boolean(figure.toDate) === toDate;
  const own = dataset.indicators[of];
  // A share changes as that does of which it is one.
  if (own?.kind === 'share' && own.of) {
    return (
      madeOf(dataset, own.of, (figure) => figure.kind === 'shareChange' && figure.against === against) ??
      (against === 'yearBefore'
        ? madeOf(dataset, own.of, ({ kind, against: than }) => kind === 'shareChange' && !than)
        : null)
    );
  }
  if (own?.kind === 'toDate' && own.of) return changeOf(dataset, own.of, against, true);
  return madeOf(dataset, of, is('growth')) ?? madeOf(dataset, of, is('difference'));
}

/** The share of the market that a figure is. */
export const shareOf = (dataset: WordDataset, of: string): string | null =>
  madeOf(dataset, of, ({ kind }) => kind === 'share');

/** A figure added up since January. */
export const toDateOf = (dataset: WordDataset, of: string): string | null =>
  madeOf(dataset, of, ({ kind, against }) => kind === 'toDate' && !against);

/** The place among all that are listed by a figure. */
export const rankOf = (dataset: WordDataset, of: string): string | null =>
  madeOf(dataset, of, ({ kind, against }) => kind === 'rank' && !against);
