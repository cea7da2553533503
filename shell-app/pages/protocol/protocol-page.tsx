import { Button, formatDate } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { usePlace } from '../../navigation/place.ts';
import { operator } from '../../sites/operator.ts';
import { agreements, versionDay } from './agreement.ts';
import { type AgreementKey, agreementOf } from './agreement-of.ts';
import type { Agreement } from './agreement-text.ts';
import { useTranslate } from './phrases.ts';
import classes from './protocol.module.css';

/** S2.020 to S2.023: the two agreements, for reading, linking to a section, and printing. */
export default function ProtocolPage() {
  const language = useLanguage();
  const { search } = usePlace();
  const key = agreementOf(search);
  const agreement = agreements[key][language];
  return (
    <div className={classes.page} data-testid="agreement" data-key={key}>
      <Contents agreement={agreement} />
      <article className={classes.sheet} lang={language === 'en' ? 'en' : 'zh-CN'}>
        <Head key={key} agreement={agreement} name={key} />
        {agreement.sections.map(({ id, title, clauses }, section) => (
          <section key={id} className={classes.section} aria-labelledby={id}>
            <h2 id={id}>
              <span className={classes.number}>{section + 1}</span>
              {title}
            </h2>
            <ol className={classes.clauses}>
              {clauses.map((clause, index) => (
                <li key={clause}>
                  <span className={classes.number}>{`${section + 1}.${index + 1}`}</span>
                  <p>{clause}</p>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </article>
    </div>
  );
}

function Head({ agreement, name }: { agreement: Agreement; name: AgreementKey }) {
  const say = useTranslate();
  const language = useLanguage();
  const { firm } = operator();
  const heading = useStart();
  const other = name === 'service' ? 'usage' : 'service';
  return (
    <header className={classes.head}>
      <h1 ref={heading} tabIndex={-1}>
        {agreement.title}
      </h1>
      <p className={classes.version}>{say('version', { day: formatDate(versionDay) })}</p>
      {firm && <p className={classes.version}>{say('runBy', { firm: firm[language] })}</p>}
      <p className={classes.lead}>{agreement.lead}</p>
      <p className={classes.ways}>
        <PortalLink to={`/protocol?key=${other}`}>{say(`other_${other}`)}</PortalLink>
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </p>
    </header>
  );
}

/** The path stays when the other agreement is opened, so the page itself goes to its top, and to the section asked for. */
function useStart() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    if (section) return section.scrollIntoView();
    if (window.scrollY === 0) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

function Contents({ agreement }: { agreement: Agreement }) {
  const say = useTranslate();
  return (
    <nav className={classes.contents} aria-label={say('contents')}>
      <p>{say('contents')}</p>
      <ol>
        {agreement.sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={classes.number}>{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
