import { Skeleton } from '@portal/ui';
import { PortalLink } from '../../link/portal-link.tsx';
import { type Catalogue, useCatalogue } from '../products/catalogue.ts';
import { useTranslate } from './phrases.ts';
import classes from './solution.module.css';

/** The products that answer: into the area for who may enter it, else to its card. */
export function ProductWays({ keys }: { keys: readonly string[] }) {
  const say = useTranslate();
  const { answer, error } = useCatalogue();
  // Without the catalogue the words above stand for themselves.
  if (error && !answer) return null;
  return (
    <p className={classes.ways}>
      <span>{say('answeredBy')}</span>
      {answer
        ? keys.map((key) => <Way key={key} product={key} catalogue={answer} />)
        : keys.map((key) => <Skeleton key={key} width={88} height={28} />)}
    </p>
  );
}

function Way({ product, catalogue }: { product: string; catalogue: Catalogue }) {
  const { products, solutions, authorised } = catalogue;
  const known = [...products, ...solutions]
    .flatMap(({ productList }) => productList)
    .find(({ key }) => key === product);
  if (!known) return null;
  const own = authorised.find(({ id }) => id === known.id);
  const target = own ? { item: own } : { to: `/products?page=${encodeURIComponent(product)}` };
  return (
    <PortalLink {...target} className={classes.way} data-testid="product-way" data-key={product}>
      {known.productName}
    </PortalLink>
  );
}
