import { Button, TextField } from '@portal/ui';
import type { NewsView } from '../data/newsView.ts';
import { phrases } from '../phrases.ts';
import { daysBefore } from './daysBefore.ts';
import classes from './facets.module.css';

const spans = [7, 30, 90];

type Days = Pick<NewsView, 'from' | 'to'>;

/** From which day to which: the latest days with one press, or two days. */
export function DaysField({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const translate = phrases.useTranslate();
  const backwards = from !== '' && to !== '' && from > to;
  return (
    <fieldset className={classes.group} data-testid="news-days">
      <legend>{translate('days')}</legend>
      <div className={classes.spans}>
        {spans.map((days) => {
          const begin = daysBefore(new Date(), days);
          const chosen = from === begin && to === '';
          return (
            <Button
              key={days}
              size="small"
              variant={chosen ? 'default' : 'quiet'}
              aria-pressed={chosen}
              onClick={() => onChange({ from: chosen ? '' : begin, to: '' })}
            >
              {translate('lastDays', { days })}
            </Button>
          );
        })}
      </div>
      <TextField
        type="date"
        label={translate('from')}
        className={classes.day}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value, to })}
      />
      <TextField
        type="date"
        label={translate('to')}
        className={classes.day}
        value={to}
        min={from || undefined}
        error={backwards ? translate('backwards') : undefined}
        onChange={(event) => onChange({ from, to: event.currentTarget.value })}
      />
    </fieldset>
  );
}
