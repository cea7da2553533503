import { PortalLink, useAnswer } from '@portal/shell';
import { Card, EmptyState, formatNumber, TitleRow } from '@portal/ui';
import { nothing, type ProductSheet, productSheets } from '../data/ask.ts';
import { Answer } from '../parts/answer.tsx';
import { FactList } from '../parts/fact-list.tsx';
import classes from '../parts/parts.module.css';
import { ToList } from '../parts/to-list.tsx';
import { phrases } from '../phrases.ts';
import { MenuForm } from './menu-form.tsx';
import { holdersOf } from './offered-list.tsx';
import { ProductForm } from './product-form.tsx';
import { OfferTag, useTextOf } from './product-parts.tsx';

/** A product: what it is called, whether it is on sale, and the words of its pages in the menu. */
export function ProductPage({ product, toList }: { product: string; toList: () => void }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(productSheets, nothing);
  return (
    <div className={classes.page} data-testid="admin-product">
      <ToList label={translate('toProducts')} toList={toList} />
      <Answer answered={answered} height={640}>
        {({ products }) => {
          const sheet = products.find(({ key }) => key === product);
          return sheet ? <Sheet sheet={sheet} /> : <EmptyState framed title={translate('noSuchProduct')} />;
        }}
      </Answer>
    </div>
  );
}

function Sheet({ sheet }: { sheet: ProductSheet }) {
  const translate = phrases.useTranslate();
  const textOf = useTextOf();
  return (
    <>
      <TitleRow title={textOf(sheet.name)} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProductForm sheet={sheet} />
          {sheet.pages.length > 0 && <MenuForm sheet={sheet} />}
        </div>
        <Card title={translate('facts')}>
          <Facts sheet={sheet} />
        </Card>
      </div>
    </>
  );
}

function Facts({ sheet }: { sheet: ProductSheet }) {
  const translate = phrases.useTranslate();
  const { key, path, group, category, place, companies, accounts } = sheet;
  const facts: [label: string, value: React.ReactNode][] = [
    [translate('state'), <OfferTag key="offer" product={sheet} />],
    [translate('productKey'), <code key="key">{key}</code>],
    [translate('productPath'), path],
    [translate('productGroup'), `${group} · ${category}`],
    [translate('productPlace'), formatNumber(place)],
    [translate('companies'), formatNumber(companies)],
    [
      translate('accounts'),
      <PortalLink key="accounts" to={holdersOf(key)}>
        {formatNumber(accounts)}
      </PortalLink>,
    ],
  ];
  return <FactList facts={facts} data-testid="product-facts" />;
}
