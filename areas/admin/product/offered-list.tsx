import { PortalLink, useAnswer } from '@portal/shell';
import { Button, formatNumber, type ListColumn, Tag, TitleRow, type ViewAddress } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nothing, type ProductSheet, productSheets } from '../data/ask.ts';
import type { SheetsView } from '../data/sheets-view.ts';
import { Answer } from '../parts/answer.tsx';
import { ListCard } from '../parts/list-card.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ArrangeProducts } from './arrange-products.tsx';
import { isSet, OfferTag, useTextOf } from './product-parts.tsx';

type Translate = ReturnType<typeof phrases.useTranslate>;

/** All products in the order of the menu, with who has them; each leads to its page, and their order and groups are changed in its place. */
export function OfferedList({ address }: { address: ViewAddress<SheetsView> }) {
  const translate = phrases.useTranslate();
  const textOf = useTextOf();
  const answered = useAnswer(productSheets, nothing);
  const [arranging, setArranging] = useState(false);
  return (
    <div className={classes.page} data-testid="admin-products">
      <TitleRow title={translate('productsAndMenu')}>
        {!arranging && (
          <Button disabled={!answered.answer} onClick={() => setArranging(true)} data-testid="arrange-open">
            {translate('arrange')}
          </Button>
        )}
      </TitleRow>
      <p className={classes.found}>{translate('productsNote')}</p>
      <Answer answered={answered} height={640}>
        {(list) =>
          arranging ? (
            <ArrangeProducts list={list} onClose={() => setArranging(false)} />
          ) : (
            <ListCard
              label={translate('productsAndMenu')}
              columns={columnsOf(translate, textOf, address)}
              rows={list.products}
              keyOf={({ key }) => key}
              empty={{ title: translate('noProducts') }}
              data-testid="product-table"
            />
          )
        }
      </Answer>
    </div>
  );
}

/** Leads to the accounts that have a product. */
export const holdersOf = (product: string): string => `/admin/accounts?product=${encodeURIComponent(product)}`;

const columnsOf = (
  translate: Translate,
  textOf: ReturnType<typeof useTextOf>,
  { searchOf, opening }: ViewAddress<SheetsView>,
): ListColumn<ProductSheet>[] => [
  {
    key: 'name',
    label: translate('product'),
    cell: ({ key, name, isModule }) => (
      <>
        <Link to={{ search: searchOf({ id: key }) }} replace={opening.replace} state={opening.state}>
          {textOf(name)}
        </Link>
        {isModule && <Tag>{translate('ofTeam')}</Tag>}
        <span className={classes.quiet}>{key}</span>
      </>
    ),
  },
  {
    key: 'group',
    label: translate('productGroup'),
    cell: ({ group, category, place }) => (
      <>
        {category}
        <span className={classes.quiet}>{translate('placeInGroup', { group, n: formatNumber(place) })}</span>
      </>
    ),
  },
  { key: 'pages', label: translate('menuPages'), kind: 'figure', cell: ({ pages }) => formatNumber(pages.length) },
  {
    key: 'words',
    label: translate('wordsSet'),
    cell: ({ name, memo, pages }) =>
      [name, memo, ...pages.map((page) => page.name)].some(isSet) ? translate('wordsOwn') : translate('none'),
  },
  { key: 'offer', label: translate('state'), cell: (product) => <OfferTag product={product} /> },
  {
    key: 'companies',
    label: translate('companies'),
    kind: 'figure',
    cell: ({ companies }) => formatNumber(companies),
  },
  {
    key: 'accounts',
    label: translate('accounts'),
    kind: 'figure',
    cell: ({ key, accounts }) => <PortalLink to={holdersOf(key)}>{formatNumber(accounts)}</PortalLink>,
  },
];
