import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../state/skeleton.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { FacetedList, FacetedView } from './faceted-list.ts';
import classes from './panel.module.css';
import { facetWords } from './phrases.ts';
import { withChosen } from './with-chosen.ts';

export interface FacetPanelProps<View extends FacetedView<Name>, Name extends string> {
  list: FacetedList<View, Name>;
  /** There is nothing to wait for. */
  failed: boolean;
  /** Heights in px of groups that are on their way, where they are not of the usual one. */
  heights?: Readonly<Partial<Record<Name, number>>>;
  /** What else narrows the list, such as days, above the facets. */
  children?: ReactNode;
}

/** The usual height in px of a group that is on its way. */
const usualHeight = 160;

/** All that narrows a list beside its search: groups of values with their counts, on the ground of whoever shows it. */
export function FacetPanel<View extends FacetedView<Name>, Name extends string>({
  list,
  failed,
  heights,
  children,
}: FacetPanelProps<View, Name>) {
  const { name: hook, address, facets, facetNames, titleOf, nameOf, language } = list;
  const words = facetWords[language];
  return (
    <div className={classes.groups} data-testid={`${hook}-facets`}>
      {children}
      {facetNames.map((name) => {
        const chosen = address.view[name];
        if (!facets) return failed ? null : <Skeleton key={name} height={heights?.[name] ?? usualHeight} />;
        const options = withChosen(facets[name] ?? [], chosen, (key) => nameOf(name, key));
        return (
          <FacetGroup
            key={name}
            data-testid={`${hook}-facet`}
            data-facet={name}
            title={titleOf(name)}
            options={options}
            chosen={chosen}
            onChange={(keys) => address.narrow({ [name]: keys } as Partial<View>)}
            showAll={words.showAll(options.length)}
            showFewer={words.showFewer}
          />
        );
      })}
    </div>
  );
}

/** The column of a panel beside its list; with nothing to filter by there is no card. */
export function FacetColumn({
  list: { language },
  className,
  children,
}: {
  list: Pick<FacetedList<never, never>, 'language'>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <aside className={classNames(classes.column, className)} aria-label={facetWords[language].filters}>
      {children}
    </aside>
  );
}
