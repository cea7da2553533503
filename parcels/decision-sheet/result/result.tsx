import type { DecisionRange, MarketDecision } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { KeyFigure, KeyFigures } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import { MonthRanges } from './month-ranges.tsx';
import { carsText, effectText, priceText, sumText } from './range-text.ts';

/** What a scenario comes to: each figure with both of its ends, and the months below. */
export function Result({ answer }: { answer: MarketDecision }) {
  const say = useTranslate();
  const language = useLanguage();
  const { kind, base, scenario, effect, price, revenue, net } = answer;
  if (!scenario) return null;
  const isLaunch = kind === 'launch';
  const of = (range: DecisionRange | null | undefined, text: (range: DecisionRange) => string) =>
    range ? text(range) : say('none');
  const cars = (range: DecisionRange) => carsText(range, language);
  const unit = say('cars');
  return (
    <>
      <KeyFigures columns={4} framed data-testid="decision-figures">
        <KeyFigure
          name={say(isLaunch ? 'volumeLaunch' : 'volume')}
          means={[say(isLaunch ? 'volumeLaunchMeans' : 'volumeMeans')]}
          value={of(scenario.total, cars)}
          unit={scenario.total ? unit : ''}
          {...(base?.total && { more: `${say('baseline')} ${cars(base.total)} ${unit}` })}
        />
        {isLaunch ? (
          <KeyFigure name={say('net')} means={[say('cannibalisedNote')]} value={of(net, cars)} unit={net ? unit : ''} />
        ) : (
          <KeyFigure name={say('effect')} value={of(effect, effectText)} more={say('effectMore')} />
        )}
        <KeyFigure
          name={say('tpAfter')}
          value={of(price?.after, (range) => priceText(range, language))}
          {...(price?.now && { more: say('tpNow', { range: priceText(price.now, language) }) })}
        />
        <KeyFigure
          name={say('revenue')}
          means={[say('revenueMeans')]}
          value={of(revenue?.scenario, (range) => sumText(range, language))}
          {...(revenue?.base && { more: say('revenueMore', { range: sumText(revenue.base, language) }) })}
        />
      </KeyFigures>
      <MonthRanges answer={answer} />
    </>
  );
}
