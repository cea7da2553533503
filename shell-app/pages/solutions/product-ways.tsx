import { classNames, Skeleton } from '@portal/ui';
import { PortalLink } from '../../link/portal-link.tsx';
import { cardState } from '../products/card-state.ts';
import { type OfferedProducts, useOfferedProducts } from '../products/offered-products.ts';
import { useTranslate } from './phrases.ts';
import { productOf } from './product-of.ts';
import classes from './solution.module.css';

/** The products that answer: into the area for who may enter it, else to its card. */
export function ProductWays({ keys }: { keys: readonly string[] }) {
  const say = useTranslate();
  const { answer, error } = useOfferedProducts();
  // Without the catalogue the words above stand for themselves.
  if (error && !answer) return null;
  return (
    <p className={classes.ways}>
      <span>{say('answeredBy')}</span>
      {answer
        ? keys.map((key) => <Way key={key} product={key} offered={answer} />)
        : keys.map((key) => <Skeleton key={key} width={88} height={28} />)}
    </p>
  );
}

function Way({ product, offered: catalogue }: { product: string; offered: OfferedProducts }) {
  const say = useTranslate();
  const known = productOf(product, catalogue);
  if (!known) return null;
  const state = cardState(known, catalogue.authorised, catalogue.trial);
  const own = catalogue.authorised.find(({ id }) => id === known.id);
  const target = own ? { item: own } : { to: `/products?page=${encodeURIComponent(product)}` };
  return (
    <PortalLink
      {...target}
      className={classNames(classes.way, state === 'soon' && classes.soon)}
      data-testid="product-way"
      data-key={product}
      data-state={state}
    >
      {known.productName}
      <span className={classes.state}>{say(state)}</span>
    </PortalLink>
  );
}
