import { contactText, portalNameOf } from '@portal/contract';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { operator } from '../../sites/operator.ts';
import { PublicHeading } from '../public-heading/public-heading.tsx';
import classes from './about.module.css';
import { useTranslate } from './phrases.ts';
import { en } from './words-en.ts';
import { zh } from './words-zh.ts';

/** S2.018 S1.004: whom the portal is for, and what its figures are worth. */
export default function AboutPage() {
  const language = useLanguage();
  const { sections } = language === 'en' ? en : zh;
  return (
    <article className={classes.page} data-testid="about">
      <PublicHeading page="/about" />
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id} className={classes.section} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <Contact />
    </article>
  );
}

function Contact() {
  const say = useTranslate();
  const language = useLanguage();
  const { contact, firm } = operator();
  const portal = portalNameOf(operator(), language);
  return (
    <section className={classes.section} aria-labelledby="contact">
      <h2 id="contact">{say('contact')}</h2>
      <div>
        {firm && <p data-testid="run-by">{say('runBy', { portal, firm: firm[language] })}</p>}
        <p>{say(contact ? 'contactText' : 'noContact')}</p>
        <p className={classes.ways}>
          {contact && (
            <PortalLink to={contact} loginPassing={false} data-testid="contact">
              {contactText(contact)}
            </PortalLink>
          )}
          <PortalLink to="/protocol">{say('terms')}</PortalLink>
        </p>
      </div>
    </section>
  );
}
