import { ChipRow } from '../chips/chip-row.tsx';
import { truncateText } from '../format/index.ts';
import type { FacetedList, FacetedView } from './faceted-list.ts';
import { facetWords } from './phrases.ts';

/** Something that narrows a list besides its facets. */
export interface OtherFilter<View> {
  id: string;
  /** Of what kind it is, such as 'Time'. */
  kind?: string;
  name: string;
  /** The change that takes it away. */
  without: Partial<View>;
}

export interface FacetChipsProps<View extends FacetedView<Name>, Name extends string> {
  list: FacetedList<View, Name>;
  /** What stands before the facets and after them. */
  before?: readonly OtherFilter<View>[];
  after?: readonly OtherFilter<View>[];
}

/** What narrows a list, each to be taken away by itself or all at once; nothing when nothing does. */
export function FacetChips<View extends FacetedView<Name>, Name extends string>({
  list,
  before = [],
  after = [],
}: FacetChipsProps<View, Name>) {
  const { name: hook, address, definition, facetNames, titleOf, nameOf, language } = list;
  const { view, narrow } = address;
  const words = facetWords[language];
  const ofFacets = facetNames.flatMap((facet) =>
    view[facet].map(
      (key): OtherFilter<View> => ({
        id: `${facet} ${key}`,
        kind: titleOf(facet),
        name: nameOf(facet, key),
        without: { [facet]: view[facet].filter((other) => other !== key) } as Partial<View>,
      }),
    ),
  );
  return (
    <ChipRow
      chips={[...before, ...ofFacets, ...after].map(({ id, kind, name, without }) => ({
        id,
        kind,
        name: truncateText(name, 32),
        onRemove: () => narrow(without),
        removeLabel: words.remove(kind ? `${kind} ${name}` : name),
      }))}
      clearLabel={words.clear}
      onClear={() => narrow(definition.widened(view))}
      data-testid={`${hook}-chips`}
    />
  );
}
