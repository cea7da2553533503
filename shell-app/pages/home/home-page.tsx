import { IconArrowRight } from '@portal/ui';
import { PortalLink } from '../../link/portal-link.tsx';
import { Door } from '../door/door.tsx';
import classes from './home-page.module.css';
import { MarketPicture } from './market-picture.tsx';
import { useTranslate } from './phrases.ts';

const questions = [
  ['question1', 'answer1'],
  ['question2', 'answer2'],
  ['question3', 'answer3'],
] as const;

/** S1.002: the three kinds of product, each with where it begins on the page of all products. */
const kinds = [
  ['marketData', 'research'],
  ['research', 'news'],
  ['decisionSupport', 'decision'],
] as const;

/** S2.009 A07: landing page; the sign-in on the right, or the way on for who is signed in already. */
export default function HomePage() {
  const say = useTranslate();
  return (
    <div className={classes.page}>
      <section className={classes.story}>
        <h1>{say('headline')}</h1>
        <p className={classes.lead}>{say('lead')}</p>
        <MarketPicture />
        <dl className={classes.questions}>
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt>{say(question)}</dt>
              <dd>{say(answer)}</dd>
            </div>
          ))}
        </dl>
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
  );
}
