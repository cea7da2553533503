import type { Insight } from '@portal/contract';
import { formatMonth, formatNumber, formatRatio, Tag } from '@portal/ui';
import { useLanguage } from '../../../i18n/language.ts';
import { OwnedLink } from '../../../link/owned-link.tsx';
import classes from './insights.module.css';
import { useTranslate } from './insights-words.ts';
import { questionOf } from './question-of.ts';

/** One insight: who, by how much, against what, and where the question is asked. */
export function InsightLine({ insight }: { insight: Insight }) {
  const say = useTranslate();
  const language = useLanguage();
  const { dimension, member, indicator, dataSource, month, preliminary, value, expected, low, high, times } = insight;
  const part = expected > 0 ? value / expected - 1 : null;
  const gap = language === 'en' ? ' ' : '';
  const written = (figure: number) => `${formatNumber(figure)}${gap}${indicator.unit}`;
  const to = questionOf(insight);
  return (
    <li className={classes.insight} data-testid="insight" data-key={member.key}>
      <p className={classes.head}>
        <strong>{member.name}</strong>
        <span className={classes.dimension}>{dimension.name}</span>
        {part !== null && (
          <span className={value > expected ? classes.above : classes.below}>
            {say(value > expected ? 'above' : 'below', { part: formatRatio(Math.abs(part)) })}
          </span>
        )}
        {times <= 1 && <Tag>{say('within')}</Tag>}
        {preliminary && <Tag>{say('preliminary')}</Tag>}
      </p>
      <p className={classes.figures}>
        {say('figures', {
          month: formatMonth(month),
          indicator: dataSource ? dataSource.name : indicator.name,
          value: written(value),
          expected: written(expected),
          low: formatNumber(low),
          high: written(high),
          times: formatNumber(times, 1),
        })}
      </p>
      {to && (
        <OwnedLink to={to} className={classes.link} otherwise={null}>
          {say('open')}
        </OwnedLink>
      )}
    </li>
  );
}
