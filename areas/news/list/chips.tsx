import { ChipRow, type FacetNameOf, formatDateRange } from '@portal/ui';
import { facetNames, newsView } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';

/** What narrows the list now, each to be taken away by itself or all at once. */
export function Chips({ address, nameOf }: { address: NewsAddress; nameOf: FacetNameOf }) {
  const translate = phrases.useTranslate();
  const { view, narrow } = address;
  const chip = (id: string, kind: string, name: string, onRemove: () => void) => ({
    id,
    kind,
    name,
    onRemove,
    removeLabel: translate('remove', { name: `${kind} ${name}` }),
  });
  const chips = facetNames.flatMap((facet) =>
    view[facet].map((key) =>
      chip(`${facet} ${key}`, translate(facet), nameOf(facet, key) ?? key, () =>
        narrow({ [facet]: view[facet].filter((other) => other !== key) }),
      ),
    ),
  );
  if (view.from || view.to)
    chips.unshift(
      chip('days', translate('days'), formatDateRange(view.from, view.to), () => narrow({ from: '', to: '' })),
    );
  return (
    <ChipRow
      chips={chips}
      clearLabel={translate('clearAll')}
      onClear={() => narrow(newsView.widened(view))}
      data-testid="news-chips"
    />
  );
}
