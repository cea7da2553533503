import { Button, formatDateRange, IconX } from '@portal/ui';
import { facetNames, widened } from '../data/newsView.ts';
import type { NewsAddress } from '../data/useNewsAddress.ts';
import type { NameOf } from '../frame/useFacetNames.ts';
import { phrases } from '../phrases.ts';
import classes from './facets.module.css';

/** What narrows the list now, each to be taken away by itself or all at once. */
export function Chips({ address, nameOf }: { address: NewsAddress; nameOf: NameOf }) {
  const translate = phrases.useTranslate();
  const { view, narrow } = address;
  const chips = facetNames.flatMap((facet) =>
    view[facet].map((key) => ({
      id: `${facet} ${key}`,
      kind: translate(facet),
      name: nameOf(facet, key) ?? key,
      remove: () => narrow({ [facet]: view[facet].filter((other) => other !== key) }),
    })),
  );
  if (view.from || view.to)
    chips.unshift({
      id: 'days',
      kind: translate('days'),
      name: formatDateRange(view.from, view.to),
      remove: () => narrow({ from: '', to: '' }),
    });
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips} data-testid="news-chips">
      {chips.map(({ id, kind, name, remove }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-label={translate('remove', { name: `${kind} ${name}` })}
          onClick={remove}
        >
          <span className={classes.chipKind}>{kind}</span>
          {name}
          <IconX />
        </button>
      ))}
      <Button size="small" variant="quiet" onClick={() => narrow(widened(view))}>
        {translate('clearAll')}
      </Button>
    </div>
  );
}
