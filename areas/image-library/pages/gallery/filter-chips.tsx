import { ChipRow, truncateText } from '@portal/ui';
import { facetNames, type ImageView, imageView } from '../../data/image-view.ts';
import { phrases } from '../../phrases.ts';
import type { FilterNames } from './use-filter-names.ts';

interface FilterChipsProps {
  view: ImageView;
  names: FilterNames;
  change: (change: Partial<ImageView>) => void;
}

/** What narrows the list, each to be taken away by itself or all at once. */
export function FilterChips({ view, names, change }: FilterChipsProps) {
  const translate = phrases.useTranslate();
  const chip = (id: string, label: string, without: Partial<ImageView>) => ({
    id,
    name: truncateText(label, 32),
    onRemove: () => change(without),
    removeLabel: translate('removeFilter', { name: label }),
  });
  const text = view.text.trim();
  const chips = [
    ...(text ? [chip('text', `“${text}”`, { text: '' })] : []),
    ...view.subModels.map((key) =>
      chip(`subModel ${key}`, key, { subModels: view.subModels.filter((other) => other !== key) }),
    ),
    ...facetNames.flatMap((facet) =>
      view[facet].map((key) =>
        chip(`${facet} ${key}`, names(facet, key), { [facet]: view[facet].filter((other) => other !== key) }),
      ),
    ),
  ];
  return (
    <ChipRow
      chips={chips}
      clearLabel={translate('clearFilters')}
      onClear={() => change(imageView.widened(view))}
      data-testid="image-chips"
    />
  );
}
