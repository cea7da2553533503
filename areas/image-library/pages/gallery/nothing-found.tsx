import { useLanguage } from '@portal/shell';
import { Button, EmptyState } from '@portal/ui';
import { imageView } from '../../data/image-view.ts';
import type { ImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';
import { type FilterNames, filtersText } from './use-filter-names.ts';

interface NothingFoundProps {
  address: ImageAddress;
  /** How many there are on all pages. */
  total: number;
  names: FilterNames;
}

/** S8.023: what was asked, and one click to widen it. */
export function NothingFound({ address, total, names }: NothingFoundProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { view, narrow, amend } = address;
  if (total > 0) {
    return (
      <EmptyState
        data-testid="image-empty"
        title={translate('pastEnd')}
        action={<Button onClick={() => amend({ page: 1 })}>{translate('firstPage')}</Button>}
      />
    );
  }
  if (!imageView.isNarrowed(view)) {
    return <EmptyState data-testid="image-empty" title={translate('empty')} text={translate('emptyAll')} />;
  }
  const [comma, colon] = language === 'en' ? [', ', ': '] : ['、', '：'];
  const queries = filtersText(view, names, comma).map((pair) => pair.join(colon));
  return (
    <EmptyState
      data-testid="image-empty"
      title={translate('empty')}
      text={translate('emptyText', { asked: queries.join(' · ') })}
      action={<Button onClick={() => narrow(imageView.widened(view))}>{translate('clearFilters')}</Button>}
    />
  );
}
