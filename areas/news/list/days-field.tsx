import { useLanguage } from '@portal/shell';
import { Button, DateRange } from '@portal/ui';
import type { NewsView } from '../data/news-view.ts';
import { phrases } from '../phrases.ts';
import classes from './days.module.css';
import { daysBefore } from './days-before.ts';

const spans = [7, 30, 90];

type Days = Pick<NewsView, 'from' | 'to'>;

/** From which day to which: the latest days with one press, or two days. */
export function DaysField({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  return (
    <fieldset className={classes.days} data-testid="news-days">
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
      <DateRange from={from} to={to} onChange={onChange} language={language} className={classes.day} />
    </fieldset>
  );
}
