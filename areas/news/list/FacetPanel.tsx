import { Skeleton } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { facetNames } from '../data/newsView.ts';
import type { NewsAddress } from '../data/useNewsAddress.ts';
import type { NameOf } from '../frame/useFacetNames.ts';
import { phrases } from '../phrases.ts';
import { DaysField } from './DaysField.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import classes from './facets.module.css';

interface FacetPanelProps {
  address: NewsAddress;
  found: Found | undefined;
  /** There is nothing to wait for. */
  failed: boolean;
  nameOf: NameOf;
}

/** All that narrows the list beside its search: topics, sources, models with counts, and days. */
export function FacetPanel({ address, found, failed, nameOf }: FacetPanelProps) {
  const translate = phrases.useTranslate();
  const { view, narrow } = address;
  return (
    <div className={classes.panel}>
      <DaysField from={view.from} to={view.to} onChange={narrow} />
      {facetNames.map((name) =>
        found ? (
          <FacetGroup
            key={name}
            data-facet={name}
            title={translate(name)}
            facets={found.facets[name] ?? []}
            chosen={view[name]}
            nameOf={(key) => nameOf(name, key)}
            onChange={(keys) => narrow({ [name]: keys })}
          />
        ) : failed ? null : (
          <div key={name} className={classes.group}>
            {[1, 2, 3, 4, 5, 6, 7].map((line) => (
              <Skeleton key={line} height={16} className={classes.bone} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}
