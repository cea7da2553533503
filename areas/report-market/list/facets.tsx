import { FacetGroup, type FacetNameOf, Skeleton, withChosen } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { facetNames } from '../data/market-view.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';

interface FacetsProps {
  address: MarketAddress;
  found: Found | undefined;
  /** There is nothing to wait for. */
  failed: boolean;
  nameOf: FacetNameOf;
}

/** All that narrows the list beside its search, with counts. */
export function Facets({ address: { view, narrow }, found, failed, nameOf }: FacetsProps) {
  const translate = phrases.useTranslate();
  if (failed && !found) return null;
  return (
    <div className={classes.facets}>
      {facetNames.map((name) => {
        if (!found) return <Skeleton key={name} height={120} />;
        const options = withChosen(found.facets[name] ?? [], view[name], (key) => nameOf(name, key) ?? key);
        if (options.length === 0) return null;
        return (
          <FacetGroup
            key={name}
            data-testid="market-facet"
            data-facet={name}
            title={translate(name)}
            options={options}
            chosen={view[name]}
            onChange={(keys) => narrow({ [name]: keys })}
            showAll={translate('moreOptions', { count: options.length })}
            showFewer={translate('fewerOptions')}
          />
        );
      })}
    </div>
  );
}
