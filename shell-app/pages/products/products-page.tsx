import { Button, EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { useReference } from '../../call-problem/use-reference.ts';
import { PublicHeading } from '../public-heading/public-heading.tsx';
import cardClasses from './cards.module.css';
import { CategorySection } from './category-section.tsx';
import { type OfferedProducts, useOfferedProducts } from './offered-products.ts';
import { useTranslate } from './phrases.ts';
import classes from './products.module.css';
import { SectionList } from './section-list.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

/** S2.010 S1.005 to S1.009: everything the portal offers, in its two groups. */
export default function ProductsPage() {
  const say = useTranslate();
  const { answer, error, retry } = useOfferedProducts();
  const reference = useReference(error);
  const named = useSectionScroll(answer !== undefined);
  return (
    <div className={classes.page} data-testid="products">
      <PublicHeading page="/products" />
      <SectionList offered={answer} named={named} />
      <div className={classes.groups}>
        {answer ? (
          <Groups offered={answer} named={named} />
        ) : error ? (
          <ErrorState
            title={say('failed')}
            text={say('failedText')}
            action={<Button onClick={retry}>{say('retry')}</Button>}
            reference={reference}
          />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  );
}

function Groups({ offered: catalogue, named }: { offered: OfferedProducts; named: string }) {
  const say = useTranslate();
  const groups = [
    ['research', say('research'), say('researchText'), catalogue.products],
    ['decision', say('decision'), say('decisionText'), catalogue.solutions],
  ] as const;
  const filled = groups.filter(([, , , categories]) => categories.some(({ productList }) => productList.length > 0));
  if (filled.length === 0) return <EmptyState title={say('empty')} text={say('emptyText')} />;
  return (
    <>
      {filled.map(([key, name, text, categories]) => (
        <section key={key} className={classes.group} aria-label={name} data-testid="product-group" data-section={key}>
          <header>
            <h2>{name}</h2>
            <p className={cardClasses.memo}>{text}</p>
          </header>
          {categories.map((category) => (
            <CategorySection
              key={category.productName}
              category={category}
              offered={catalogue}
              named={named}
              group={name}
            />
          ))}
        </section>
      ))}
      <p className={cardClasses.memo}>{say('demonstration')}</p>
    </>
  );
}

/** As many cards as a window shows, in their size. */
function Waiting() {
  return (
    <div className={cardClasses.cards} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Skeleton key={name} height={316} />
      ))}
    </div>
  );
}
