import { Button, classNames, FacetGroup, IconFilter, Skeleton, withChosen } from '@portal/ui';
import { useId, useState } from 'react';
import type { Found } from '../data/ask.ts';
import { countFilters, facetNames, facetParameters, type PolicyView } from '../data/policy-view.ts';
import { counted } from '../frame/counted.ts';
import { phrases } from '../phrases.ts';
import classes from './facets.module.css';
import type { FilterNames } from './use-filter-names.ts';

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
              data-testid="policy-facet"
              data-facet={name}
              title={title}
              options={options}
              chosen={view[name]}
              onChange={(keys) => change({ [name]: keys })}
              showAll={translate('moreOptions', counted(options.length))}
              showFewer={translate('fewerOptions')}
            />
          );
        })}
      </div>
    </aside>
  );
}
