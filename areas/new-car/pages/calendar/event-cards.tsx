import type { TableRow } from '@portal/contract';
import { PortalLink, useLanguage } from '@portal/shell';
import { Button, formatPrice, moneyUnit } from '@portal/ui';
import { useMoneyOptions, usePage } from '@portal/ui/analysis';
import { useState } from 'react';
import { phrases } from '../../phrases.ts';
import classes from './event-cards.module.css';

/** So many cards are drawn at once. */
const step = 24;

/** Events as cards, in the order given: what happened to which car on which day, and for which price. */
export function EventCards({ rows }: { rows: readonly TableRow[] }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const money = useMoneyOptions();
  const { basePath } = usePage();
  const [drawn, setDrawn] = useState(step);
  const price = (yuan: number) => `${formatPrice(yuan, language, money)} ${moneyUnit(language, money)}`;
  return (
    <>
      <ul className={classes.cards} data-testid="event-cards">
        {rows.slice(0, drawn).map(({ id, keys, names, values }) => (
          <li key={id}>
            <p className={classes.when}>
              <span>{names.day}</span>
              <span>{names.eventKind}</span>
            </p>
            <h3 className={classes.name}>
              <PortalLink to={`${basePath}/calendar?subModel=${encodeURIComponent(keys.subModel ?? '')}`}>
                {names.subModel}
              </PortalLink>
            </h3>
            <p className={classes.about}>
              {[
                names.brand,
                names.segment,
                typeof values.presalePrice === 'number' && `${translate('presalePrice')} ${price(values.presalePrice)}`,
                typeof values.msrpFrom === 'number' && `${translate('msrpFrom')} ${price(values.msrpFrom)}`,
                names.eventSource,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {rows.length > drawn && (
        <p className={classes.more}>
          <Button variant="quiet" onClick={() => setDrawn(drawn + step)}>
            {translate('moreEvents', { n: rows.length - drawn })}
          </Button>
        </p>
      )}
    </>
  );
}
