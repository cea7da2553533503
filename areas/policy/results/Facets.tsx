import type { Facet } from '@portal/contract';
import { Button, classNames, IconFilter, Skeleton } from '@portal/ui';
import { useId, useState } from 'react';
import type { Found } from '../data/ask.ts';
import { countFilters, type FacetName, facetNames, facetParameters, type PolicyView } from '../data/policyView.ts';
import { counted } from '../frame/counted.ts';
import { phrases } from '../phrases.ts';
import { FacetGroup } from './FacetGroup.tsx';
import classes from './facets.module.css';
import type { FilterNames } from './useFilterNames.ts';

interface FacetsProps {
  view: PolicyView;
  facets: Found['facets'] | undefined;
  names: FilterNames;
  change: (change: Partial<PolicyView>) => void;
}

/** The filters with their counts; where there is little room they open on a press. */
export function Facets({ view, facets, names, change }: FacetsProps) {
  const translate = phrases.useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(view);
  const choose = (name: FacetName, key: string, isChosen: boolean) =>
    change({ [name]: isChosen ? [...view[name], key] : view[name].filter((other) => other !== key) });
  return (
    <aside className={classes.place} aria-label={translate('filters')}>
      <Button
        block
        className={classes.opener}
        icon={<IconFilter />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? translate('filtersOf', counted(count)) : translate('filters')}
      </Button>
      <div id={id} className={classNames(classes.groups, isOpen && classes.open)} data-testid="policy-facets">
        {facetNames.map((name) => {
          const options = facets && withChosen(facets[name] ?? [], view[name], (key) => names(name, key));
          const title = translate(facetParameters[name]);
          if (!options) return <Skeleton key={name} height={name === 'kinds' ? 300 : 120} />;
          return (
            <FacetGroup
              key={name}
              name={name}
              title={title}
              options={options}
              chosen={view[name]}
              onChoose={(key, isChosen) => choose(name, key, isChosen)}
            />
          );
        })}
      </div>
    </aside>
  );
}

/** What is chosen stays in sight when the other filters leave nothing of it. */
function withChosen(facets: readonly Facet[], chosen: readonly string[], nameOf: (key: string) => string): Facet[] {
  const missing = chosen.filter((key) => !facets.some((facet) => facet.key === key));
  return [...facets, ...missing.map((key) => ({ key, name: nameOf(key), count: 0 }))];
}
