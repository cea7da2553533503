import { FacetGroup, type FacetNameOf, Skeleton, withChosen } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';
import { DaysField } from './days-field.tsx';
import classes from './facets.module.css';

interface FacetPanelProps {
  address: NewsAddress;
  found: Found | undefined;
  /** There is nothing to wait for. */
  failed: boolean;
  nameOf: FacetNameOf;
}

/** All that narrows the list beside its search: days, and topics, sources and models with counts. */
export function FacetPanel({ address, found, failed, nameOf }: FacetPanelProps) {
  const translate = phrases.useTranslate();
  const { view, narrow } = address;
  const group = (name: FacetName, facets: Found['facets']) => {
    const options = withChosen(facets[name] ?? [], view[name], (key) => nameOf(name, key) ?? key);
    if (options.length === 0) return null;
    return (
      <div key={name}>
        <FacetGroup
          data-testid="news-facet"
          data-facet={name}
          title={translate(name)}
          options={options}
          chosen={view[name]}
          onChange={(keys) => narrow({ [name]: keys })}
          showAll={translate('showAll', { count: options.length })}
          showFewer={translate('showFewer')}
        />
      </div>
    );
  };
  return (
    <div className={classes.panel}>
      <DaysField from={view.from} to={view.to} onChange={narrow} />
      {facetNames.map((name) => {
        if (found) return group(name, found.facets);
        return failed ? null : <FacetBones key={name} />;
      })}
    </div>
  );
}

/** A group of filters that is on its way. */
function FacetBones() {
  return (
    <div>
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} height={16} className={classes.bone} />
      ))}
    </div>
  );
}
