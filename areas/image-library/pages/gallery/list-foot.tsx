import { useLanguage } from '@portal/shell';
import { formatNumber, Pager, SelectField } from '@portal/ui';
import type { Found } from '../../data/ask.ts';
import { type ImageView, pageSizes } from '../../data/image-view.ts';
import type { ImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';
import classes from './foot.module.css';

/** Which pictures of all stand here, in words. */
export function rowsText({ page, size }: Pick<ImageView, 'page' | 'size'>, { items, total }: Found): string {
  const before = (page - 1) * size;
  return phrases.translate('rowsOf', {
    first: formatNumber(before + 1),
    last: formatNumber(before + items.length),
    total: formatNumber(total),
  });
}

/** Which part of the list this is, how long a part is, and the way to the others. */
export function ListFoot({ found, address }: { found: Found; address: ImageAddress }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { view, narrow, searchOf } = address;
  return (
    <div className={classes.foot}>
      <p>{rowsText(view, found)}</p>
      <SelectField
        label={translate('size')}
        labelHidden
        name="image-size"
        value={String(view.size)}
        options={pageSizes.map((size) => ({ value: String(size), label: translate('sizeOf', { n: size }) }))}
        onChange={(value) => narrow({ size: pageSizes.find((size) => String(size) === value) ?? pageSizes[0] })}
      />
      <Pager
        page={view.page}
        pages={Math.ceil(found.total / view.size)}
        searchOf={(page) => searchOf({ page })}
        language={language}
      />
    </div>
  );
}
