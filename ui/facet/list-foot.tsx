import type { Language } from '@portal/contract';
import type { ListView, ViewAddress } from '../address/use-view-address.ts';
import { classNames } from '../class-names.ts';
import { SelectField } from '../field/select-field.tsx';
import { formatNumber } from '../format/index.ts';
import { Pager } from '../pages/pager.tsx';
import classes from './foot.module.css';
import { facetWords } from './phrases.ts';

/** A part of a list: which page of which size, and what it has. */
export interface ListPart {
  /** From 1 on. */
  page: number;
  size: number;
  /** How many items the page has. */
  shown: number;
  total: number;
}

/** Which items of all stand on a page, in words: 21 to 40 of 1,204. */
export function rowsText({ page, size, shown, total }: ListPart, language: Language): string {
  const before = (page - 1) * size;
  return facetWords[language].rows(formatNumber(before + 1), formatNumber(before + shown), formatNumber(total));
}

export interface ListFootProps<View> {
  name: string;
  language: Language;
  address: Pick<ViewAddress<View>, 'view' | 'narrow' | 'searchOf'>;
  size: number;
  shown: number;
  total: number;
  /** How long a page can be made; the view then has its `size`. */
  sizes?: readonly number[];
  /** It stands below cards, not within one, and only where there are several pages. */
  bare?: boolean;
}

/** Which part of a list this is, how long a part is, and the way to the others; nothing below a list that is empty. */
export function ListFoot<View extends ListView>(props: ListFootProps<View>) {
  const { name, language, address, size, shown, total, sizes, bare = false } = props;
  const { view, narrow, searchOf } = address;
  const words = facetWords[language];
  if (shown === 0 || (bare && total <= size)) return null;
  return (
    <div className={classNames(classes.foot, bare && classes.bare)}>
      <p>{rowsText({ page: view.page, size, shown, total }, language)}</p>
      {sizes && (
        <SelectField
          label={words.size}
          labelHidden
          name={`${name}-size`}
          value={String(size)}
          options={sizes.map((count) => ({ value: String(count), label: words.sizeOf(count) }))}
          onChange={(value) => narrow({ size: Number(value) } as unknown as Partial<View>)}
        />
      )}
      <Pager
        page={view.page}
        pages={Math.ceil(total / size)}
        searchOf={(page) => searchOf({ page } as Partial<View>)}
        language={language}
      />
    </div>
  );
}
