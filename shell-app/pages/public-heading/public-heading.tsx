import { type PublicPage, publicLeads, publicPages } from '@portal/contract';
import { useLanguage } from '../../i18n/language.ts';
import classes from './public-heading.module.css';

/** How a public page begins: its title, and what it is about in one sentence. */
export function PublicHeading({ page }: { page: PublicPage }) {
  const language = useLanguage();
  return (
    <header className={classes.head}>
      <h1>{publicPages[page][language].title}</h1>
      <p className={classes.lead}>{publicLeads[page][language]}</p>
    </header>
  );
}
