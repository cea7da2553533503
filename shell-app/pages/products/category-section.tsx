import { cardState } from './card-state.ts';
import classes from './cards.module.css';
import type { OfferedProducts } from './offered-products.ts';
import { ProductCard } from './product-card.tsx';
import type { Category } from './product-lists.ts';

export interface CategorySectionProps {
  category: Category;
  offered: OfferedProducts;
  named: string;
  /** Name of the group that it stands in: a kind of the same name is not named again, nor a place of its own. */
  group: string;
}

/** One kind of product, such as market data, with its cards. */
export function CategorySection({ category, offered: catalogue, named, group }: CategorySectionProps) {
  const { productName, productList } = category;
  if (productList.length === 0) return null;
  const alone = productName === group;
  return (
    <section aria-label={alone ? undefined : productName} data-testid="product-category">
      {!alone && <p className={classes.kind}>{productName}</p>}
      <ul className={classes.cards}>
        {productList.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            state={cardState(product, catalogue.authorised, catalogue.trial)}
            named={product.key === named}
          />
        ))}
      </ul>
    </section>
  );
}
