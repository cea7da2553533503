import { ChipRow, formatDate, truncateText } from '@portal/ui';
import { facetNames, type PolicyView, policyView } from '../data/policy-view.ts';
import { daysText } from '../frame/days-text.ts';
import { phrases } from '../phrases.ts';
import type { FilterNames } from './use-filter-names.ts';

interface FilterChipsProps {
  view: PolicyView;
  names: FilterNames;
  change: (change: Partial<PolicyView>) => void;
}

/** What narrows the list, each to be taken away by itself or all at once. */
export function FilterChips({ view, names, change }: FilterChipsProps) {
  const translate = phrases.useTranslate();
  const chip = (id: string, label: string, without: Partial<PolicyView>) => ({
    id,
    name: truncateText(label, 32),
    onRemove: () => change(without),
    removeLabel: translate('removeFilter', { name: label }),
  });
  const chips = facetNames.flatMap((facet) =>
    view[facet].map((key) =>
      chip(`${facet} ${key}`, names(facet, key), { [facet]: view[facet].filter((other) => other !== key) }),
    ),
  );
  const text = view.text.trim();
  const days = daysText(view.from, view.to);
  if (text) chips.unshift(chip('text', `“${text}”`, { text: '' }));
  if (view.on) chips.push(chip('on', translate('inForceOn', { day: formatDate(view.on) }), { on: '' }));
  if (days) chips.push(chip('days', days, { from: '', to: '' }));
  return (
    <ChipRow
      chips={chips}
      clearLabel={translate('clearFilters')}
      onClear={() => change(policyView.widened(view))}
      data-testid="policy-chips"
    />
  );
}
