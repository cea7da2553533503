import type { Product } from '@portal/contract';
import { Button, classNames, IconArrowRight } from '@portal/ui';
import { openTrial } from '../../drawers/drawers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PrimaryLink } from '../primary-link/primary-link.tsx';
import type { CardState } from './card-state.ts';
import classes from './cards.module.css';
import { useTranslate } from './phrases.ts';
import { ProductPicture } from './product-picture.tsx';
import { questionOf } from './questions.ts';

export interface ProductCardProps {
  product: Product;
  state: CardState;
  /** The address names this product. */
  named: boolean;
}

/** One product: the question it answers, a picture of its main view, and the way in. */
export function ProductCard({ product, state, named }: ProductCardProps) {
  const language = useLanguage();
  const { key, productName, memo } = product;
  return (
    <li
      className={classNames(classes.card, named && classes.named)}
      data-testid="product-card"
      data-key={key}
      data-state={state}
      data-section={key}
    >
      <ProductPicture product={product} />
      <div className={classes.words}>
        <h3>{productName}</h3>
        <p className={classes.question}>{questionOf(key, language) ?? memo}</p>
        {questionOf(key, language) && <p className={classes.memo}>{memo}</p>}
      </div>
      <CardAction product={product} state={state} />
    </li>
  );
}

function CardAction({ product, state }: Pick<ProductCardProps, 'product' | 'state'>) {
  const say = useTranslate();
  const name = product.productName;
  if (state === 'soon') return <p className={classes.soon}>{say('soon')}</p>;
  if (state === 'enter')
    return (
      <PrimaryLink item={product} className={classes.enter} aria-label={say('enterNamed', { name })}>
        {say('enter')}
        <IconArrowRight size={16} aria-hidden="true" />
      </PrimaryLink>
    );
  return (
    <Button className={classes.try} aria-label={say('tryNamed', { name })} onClick={() => openTrial(product.key)}>
      {say('try')}
    </Button>
  );
}
