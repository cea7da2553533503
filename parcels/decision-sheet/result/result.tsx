import { type DecisionRange, effectText, type MarketDecision } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { countFigure, KeyFigure, KeyFigures } from '@portal/ui';
import { releaseText } from '@portal/ui/analysis';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { MonthRanges } from './month-ranges.tsx';
import { carsRange, priceRangeOf, sumRange, textOf, type WrittenRange } from './range-text.ts';

/** What a scenario comes to: each figure with both of its ends, and the months below. */
export function Result({ answer }: { answer: MarketDecision }) {
  const say = useTranslate();
  const language = useLanguage();
  const { kind, base, scenario, effect, price, revenue, net, forerunner } = answer;
  if (!scenario) return null;
  const isLaunch = kind === 'launch';
  const of = (range: DecisionRange | null | undefined, written: (range: DecisionRange) => WrittenRange) =>
    range ? written(range) : { value: say('none'), unit: '' };
  const most = scenario.total?.high;
  const cars = (range: DecisionRange) => carsRange(range, say('cars'), language, most);
  const reference = base?.total
    ? `${say('baseline')} ${textOf(cars(base.total))}`
    : forerunner &&
      say('forerunnerSold', {
        name: forerunner.name,
        sold: textOf(countFigure(forerunner.sold, say('cars'), language)),
      });
  const money = (range: DecisionRange) => priceRangeOf(range, language);
  const sum = (range: DecisionRange) => sumRange(range, language);
  return (
    <>
      <div className={classes.keys}>
        <KeyFigures columns={4} framed data-testid="decision-figures">
          <KeyFigure
            name={say(isLaunch ? 'volumeLaunch' : 'volume')}
            means={[say(isLaunch ? 'volumeLaunchMeans' : 'volumeMeans')]}
            {...of(scenario.total, cars)}
            {...(reference && { more: reference })}
          />
          {isLaunch ? (
            <KeyFigure name={say('net')} means={[say('cannibalisedNote')]} {...of(net, cars)} />
          ) : (
            <KeyFigure
              name={say('effect')}
              value={effect ? effectText(effect) : say('none')}
              more={say('effectMore')}
            />
          )}
          <KeyFigure
            name={say('tpAfter')}
            {...of(price?.after, money)}
            {...(price?.now && { more: say('tpNow', { range: textOf(money(price.now)) }) })}
          />
          <KeyFigure
            name={say('revenue')}
            means={[say('revenueMeans')]}
            {...of(revenue?.scenario, sum)}
            {...(revenue?.base && { more: say('revenueMore', { range: textOf(sum(revenue.base)) }) })}
          />
        </KeyFigures>
      </div>
      <MonthRanges answer={answer} />
      <p className={classes.note} data-testid="decision-about">
        {[answer.dataSource?.name, releaseText(answer.release, language)].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
