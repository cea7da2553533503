import { PortalLink } from '@portal/shell';
import { Card, IconExternalLink } from '@portal/ui';
import type { Opened } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import classes from './report.module.css';

/** What stands in a report: its chapters for everybody, and the figures that open their question for who may read it. */
export function Contents({ report: { outline, figures } }: { report: Opened }) {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.contents}>
      {outline.length > 0 && (
        <Card title={translate('outline')} caption={translate('outlineText')} data-testid="market-outline">
          <ol className={classes.outline}>
            {outline.map((heading, at) => (
              // A report may name two chapters alike.
              <li key={`${at} ${heading}`}>{heading}</li>
            ))}
          </ol>
        </Card>
      )}
      {figures.length > 0 && (
        <Card title={translate('figures')} caption={translate('figuresText')} data-testid="market-figures">
          <ul className={classes.figures}>
            {figures.map(({ caption, path, page }) => (
              <li key={`${path} ${caption} ${page}`}>
                <PortalLink to={path}>
                  {caption || translate('onPage', { page: page ?? '' })}{' '}
                  <IconExternalLink size={14} aria-hidden="true" />
                </PortalLink>
                {caption && page !== null && <span className={classes.quiet}>{translate('onPage', { page })}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
