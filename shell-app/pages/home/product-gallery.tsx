import type { Product } from '@portal/contract';
import { IconArrowRight, Skeleton } from '@portal/ui';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { type OfferedProducts, useOfferedProducts } from '../products/offered-products.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { questionOf } from '../products/questions.ts';
import { productOf } from '../solutions/product-of.ts';
import { useTranslate } from './phrases.ts';
import classes from './product-gallery.module.css';

/** The products whose pages tell most of what the portal is, in the order of a morning's work. */
const pictured = ['sales', 'price', 'new-energy', 'incentive', 'model-fastview', 'cross-analysis'] as const;

/** Pages of the products as they are; each leads into its product for who may enter it, else to its card. */
export function ProductGallery() {
  const say = useTranslate();
  const title = useId();
  const { answer, error } = useOfferedProducts();
  const products = answer && pictured.flatMap((key) => productOf(key, answer) ?? []).filter(({ picture }) => picture);
  // Without the catalogue the page is whole as it stands.
  if ((error && !answer) || products?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={title} data-testid="home-gallery">
      <header className={classes.head}>
        <h2 id={title}>{say('gallery')}</h2>
        <PortalLink to="/products" className={classes.all}>
          {say('allProducts')}
          <IconArrowRight size={14} aria-hidden="true" />
        </PortalLink>
      </header>
      <ul className={classes.cards}>
        {answer && products
          ? products.map((product) => (
              <li key={product.key}>
                <GalleryCard product={product} offered={answer} />
              </li>
            ))
          : pictured.map((key) => (
              <li key={key} aria-hidden="true">
                <Skeleton height={290} />
              </li>
            ))}
      </ul>
      <p className={classes.note}>{say('galleryNote')}</p>
    </section>
  );
}

function GalleryCard({ product, offered }: { product: Product; offered: OfferedProducts }) {
  const language = useLanguage();
  const own = offered.authorised.find(({ id }) => id === product.id);
  const target = own ? { item: own } : { to: `/products?page=${encodeURIComponent(product.key)}` };
  return (
    <PortalLink {...target} className={classes.card} data-testid="gallery-card" data-key={product.key}>
      <ProductPicture product={product} />
      <span className={classes.name}>{product.productName}</span>
      <span className={classes.question}>{questionOf(product.key, language) ?? product.memo}</span>
    </PortalLink>
  );
}
