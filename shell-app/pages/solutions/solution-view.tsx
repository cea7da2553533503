import { type Language, type PublicPage, publicPages } from '@portal/contract';
import { Button, classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import { openTrial } from '../../drawers/drawers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import { PrimaryLink } from '../primary-link/primary-link.tsx';
import { PublicChart } from '../public-chart/public-chart.tsx';
import { PublicHeading } from '../public-heading/public-heading.tsx';
import { useTranslate } from './phrases.ts';
import { ProductWays } from './product-ways.tsx';
import { SignInNote } from './sign-in-note.tsx';
import classes from './solution.module.css';
import type { Composition, Moment, Solution } from './solution.ts';
import { SoonNote } from './soon-note.tsx';

const solutionPages: PublicPage[] = [
  '/car-life-cycle',
  '/user-life-cycle',
  '/intelligent-decision',
  '/industry-insights',
];

/** S2.019 A09: which questions of which role at which moment the products answer, with what they show of today's release. */
export function SolutionView({
  page,
  words,
  composition: { form, charts },
  tool,
}: {
  page: PublicPage;
  words: Record<Language, Solution>;
  composition: Composition;
  /** What answers with the figures of who is signed in, beside the introduction. */
  tool?: ReactNode;
}) {
  const say = useTranslate();
  const language = useLanguage();
  const { token } = useSession();
  const { moments, limit } = words[language];
  const isRoad = form === 'road';
  return (
    <article className={classNames(classes.page, classes[form])} data-testid="solution" data-form={form}>
      <PublicHeading page={page} />
      {tool && (
        <div className={classNames(classes.tool, token !== null && classes.open)}>
          {token === null ? <SignInNote page={page} /> : tool}
        </div>
      )}
      <ol className={classes.moments}>
        {moments.map((moment, at) => (
          <li key={moment.when}>
            <MomentView moment={moment} chart={isRoad ? charts[at] : undefined} />
          </li>
        ))}
      </ol>
      {!isRoad && (
        <div className={classes.charts}>
          {charts.map((name, at) => (
            <PublicChart key={name} name={name} isLarge={form === 'brief' && at === 0} />
          ))}
        </div>
      )}
      <section className={classes.limit}>
        <h2>{say('limits')}</h2>
        <p>{limit}</p>
        <SoonNote keys={moments.flatMap(({ products }) => products)} />
      </section>
      <footer className={classes.foot}>
        <PrimaryLink to="/products">{say('allProducts')}</PrimaryLink>
        {token === null && <Button onClick={() => openTrial()}>{say('apply')}</Button>}
        <nav className={classes.others} aria-label={say('others')}>
          {solutionPages
            .filter((other) => other !== page)
            .map((other) => (
              <PortalLink key={other} to={other}>
                {publicPages[other][language].title}
              </PortalLink>
            ))}
        </nav>
      </footer>
    </article>
  );
}

function MomentView({
  moment: { when, who, question, answer, products },
  chart,
}: {
  moment: Moment;
  chart: string | undefined;
}) {
  return (
    <section className={classes.moment}>
      <p className={classes.when}>
        <strong>{when}</strong>
        <span>{who}</span>
      </p>
      <div className={classes.words}>
        <h2>{question}</h2>
        <p className={classes.answer}>{answer}</p>
        <ProductWays keys={products} />
      </div>
      {chart && (
        <div className={classes.beside}>
          <PublicChart name={chart} />
        </div>
      )}
    </section>
  );
}
