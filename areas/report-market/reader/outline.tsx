import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import type { Reading } from './reading.ts';

/** The chapters of the document that is open; a press goes there. */
export function Outline({ reading }: { reading: Reading }) {
  const translate = phrases.useTranslate();
  return (
    <nav className={classes.outline} aria-label={translate('outline')} data-testid="reader-outline">
      <ol>
        {reading.chapters.map(({ title, level }, at) => (
          <li key={`${at} ${title}`} data-level={Math.min(level, 3)}>
            <button type="button" onClick={() => reading.goTo(at)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
