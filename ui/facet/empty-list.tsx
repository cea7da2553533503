import { Button } from '../button/button.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { type FacetedList, type FacetedView, facetLines } from './faceted-list.ts';
import { facetWords } from './phrases.ts';

export interface EmptyListProps<View extends FacetedView<Name>, Name extends string> {
  list: FacetedList<View, Name>;
  /** How many there are on all pages. */
  total: number;
  /** What narrows the list besides its facets: the title of each, and what is asked of it. */
  before?: readonly [string, string][];
  after?: readonly [string, string][];
  /** What is said where nothing narrows the list, and there is nothing. */
  noneYet: string;
  framed?: boolean;
}

/** S8.023: what was asked, and one click to widen it; behind the last page, the way to the first. */
export function EmptyList<View extends FacetedView<Name>, Name extends string>({
  list,
  total,
  before = [],
  after = [],
  noneYet,
  framed,
}: EmptyListProps<View, Name>) {
  const { name, address, definition, language } = list;
  const { view, narrow, amend } = address;
  const words = facetWords[language];
  const place = { framed, 'data-testid': `${name}-nothing` };
  if (total > 0)
    return (
      <EmptyState
        {...place}
        title={words.pastEnd}
        action={<Button onClick={() => amend({ page: 1 } as Partial<View>)}>{words.firstPage}</Button>}
      />
    );
  if (!definition.isNarrowed(view)) return <EmptyState {...place} title={words.nothing} text={noneYet} />;
  const lines = [...before, ...facetLines(list), ...after].filter(([, text]) => text !== '');
  return (
    <EmptyState
      {...place}
      title={words.nothing}
      text={words.query(lines.map((line) => line.join(words.colon)).join(' · '))}
      action={<Button onClick={() => narrow(definition.widened(view))}>{words.clear}</Button>}
    />
  );
}
