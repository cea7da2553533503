import { IconArrowRight } from '@portal/ui';
import { PortalLink } from '../../link/portal-link.tsx';
import { Door } from '../door/door.tsx';
import classes from './home-page.module.css';
import { MarketPicture } from './market-picture.tsx';
import { useTranslate } from './phrases.ts';
import { ProductGallery } from './product-gallery.tsx';
import { QuestionCharts } from './question-charts.tsx';

/** S1.002: the three kinds of product, each with where it begins on the page of all products. */
const kinds = [
  ['marketData', 'research'],
  ['research', 'news'],
  ['decisionSupport', 'decision'],
] as const;

/**
 * S2.009 A07: landing page; the sign-in on the right, or the way on for who is signed in already. Below it what the
 * portal answers today, and what its pages look like.
 */
export default function HomePage() {
  const say = useTranslate();
  return (
    <div className={classes.page}>
      <div className={classes.front}>
        <section className={classes.story}>
          <h1>{say('headline')}</h1>
          <p className={classes.lead}>{say('lead')}</p>
          <MarketPicture />
          <p className={classes.kinds}>
            <span>{say('kinds')}</span>
            {kinds.map(([kind, page]) => (
              <PortalLink key={kind} to={`/products?page=${page}`}>
                {say(kind)}
                <IconArrowRight size={14} aria-hidden="true" />
              </PortalLink>
            ))}
          </p>
        </section>
        <aside className={classes.door}>
          <Door />
        </aside>
      </div>
      <QuestionCharts />
      <ProductGallery />
    </div>
  );
}
