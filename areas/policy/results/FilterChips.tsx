import { Button, IconX, truncateText } from '@portal/ui';
import { facetNames, type PolicyView, widened } from '../data/policyView.ts';
import { daysSaid } from '../frame/daysSaid.ts';
import { phrases } from '../phrases.ts';
import classes from './results.module.css';
import type { FilterNames } from './useFilterNames.ts';

interface Chip {
  id: string;
  words: string;
  without: Partial<PolicyView>;
}

interface FilterChipsProps {
  view: PolicyView;
  names: FilterNames;
  change: (change: Partial<PolicyView>) => void;
}

/** What narrows the list, each to be taken away by itself or all at once. */
export function FilterChips({ view, names, change }: FilterChipsProps) {
  const translate = phrases.useTranslate();
  const chips: Chip[] = facetNames.flatMap((facet) =>
    view[facet].map((key) => ({
      id: `${facet} ${key}`,
      words: names(facet, key),
      without: { [facet]: view[facet].filter((other) => other !== key) },
    })),
  );
  if (view.text.trim()) chips.unshift({ id: 'text', words: `“${view.text.trim()}”`, without: { text: '' } });
  const days = daysSaid(view.from, view.to);
  if (days) chips.push({ id: 'days', words: days, without: { from: '', to: '' } });
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips} data-testid="policy-chips">
      {chips.map(({ id, words, without }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-label={translate('removeFilter', { name: words })}
          onClick={() => change(without)}
        >
          {truncateText(words, 32)}
          <IconX />
        </button>
      ))}
      <Button size="small" variant="quiet" onClick={() => change(widened(view))}>
        {translate('clearFilters')}
      </Button>
    </div>
  );
}
