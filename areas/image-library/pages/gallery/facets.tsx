import { Button, classNames, FacetGroup, IconFilter, Skeleton, withChosen } from '@portal/ui';
import { useId, useState } from 'react';
import type { Found } from '../../data/ask.ts';
import { facetNames, facetParameters, type ImageView } from '../../data/image-view.ts';
import { phrases } from '../../phrases.ts';
import classes from './facets.module.css';
import type { FilterNames } from './use-filter-names.ts';

interface FacetsProps {
  view: ImageView;
  facets: Found['facets'] | undefined;
  names: FilterNames;
  change: (change: Partial<ImageView>) => void;
}

/** The filters with their counts; where there is little room they open on a press. */
export function Facets({ view, facets, names, change }: FacetsProps) {
  const translate = phrases.useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = facetNames.reduce((sum, name) => sum + view[name].length, 0);
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
        {count > 0 ? translate('filtersOf', { n: count }) : translate('filters')}
      </Button>
      <div id={id} className={classNames(classes.groups, isOpen && classes.open)} data-testid="image-facets">
        {facetNames.map((name) => {
          const options = facets && withChosen(facets[name], view[name], (key) => names(name, key));
          if (!options) return <Skeleton key={name} height={name === 'angles' ? 120 : 280} />;
          return (
            <FacetGroup
              key={name}
              data-testid="image-facet"
              data-facet={name}
              title={translate(facetParameters[name])}
              options={options}
              chosen={view[name]}
              onChange={(keys) => change({ [name]: keys })}
              showAll={translate('moreOptions', { n: options.length })}
              showFewer={translate('fewerOptions')}
            />
          );
        })}
      </div>
    </aside>
  );
}
