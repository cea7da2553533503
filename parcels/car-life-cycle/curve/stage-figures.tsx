import type { LifeCurve } from '@portal/contract';
import { countMonths, formatMonth, formatNumber, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import type { ModelLife } from '../ask.ts';
import { useTranslate } from '../phrases.ts';

interface StageFiguresProps {
  curve: LifeCurve;
  period: NonNullable<ModelLife['period']>;
  rule: ModelLife['rule'];
}

/** The stage of a model, what it sold in twelve months, and since when it is on sale. */
export function StageFigures({ curve: { now, launch, years, values, from }, period, rule }: StageFiguresProps) {
  const say = useTranslate();
  const at = now.month === null ? -1 : countMonths(from, now.month) - 1;
  const year = years[at] ?? null;
  const bare = now.reason === null ? '' : say(now.reason);
  return (
    <KeyFigures columns={3}>
      <KeyFigure
        name={say('stage')}
        means={[rule.definition, rule.formula]}
        value={now.stage === null ? say('unread') : say(now.stage)}
        more={
          now.stage === null
            ? bare
            : [
                now.since && say('since', { month: formatMonth(now.since) }),
                now.month && say('asOf', { month: formatMonth(now.month) }),
              ]
                .filter(Boolean)
                .join(' · ')
        }
      />
      <KeyFigure
        name={say('year')}
        value={formatNumber(year)}
        unit={say('cars')}
        changes={now.change === null ? [] : [{ name: say('against'), value: now.change }]}
        more={now.ofPeak === null ? undefined : say('ofPeak', { part: formatRatio(now.ofPeak) })}
      />
      <KeyFigure
        name={say('launched')}
        value={launch ? formatMonth(launch.month) : say('earlier')}
        more={
          launch
            ? `${say(launch.by === 'event' ? 'byEvent' : 'bySales')} · ${say('age')} ${Math.max(0, values.length - countMonths(from, launch.month))} ${say('months')}`
            : say('earlierText', { month: formatMonth(period.from) })
        }
      />
    </KeyFigures>
  );
}
