import { type DecisionEstimate, type MarketDecision, responseText } from '@portal/contract';
import { formatNumber } from '@portal/ui';
import type { Sheet } from '../address/sheet.ts';
import { RangeField } from '../form/range-field.tsx';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { Assumption } from './assumption.tsx';

interface ResponseChoiceProps {
  answer: MarketDecision;
  sheet: Sheet;
  change: (more: Partial<Sheet>) => void;
}

/** What the answer of volume rests on: the past of the car, that of its segment, or what the reader assumes. */
export function ResponseChoice({ answer: { kind, response, segment }, sheet, change }: ResponseChoiceProps) {
  const say = useTranslate();
  const basis = sheet.basis ?? response.used?.basis ?? (response.own ? 'own' : 'segment');
  const estimate = (found: DecisionEstimate | null) => {
    if (!found) return say('tooFew', { least: response.least });
    const { count, cars } = found;
    return say(cars > 1 ? 'estimateCars' : 'estimate', {
      range: responseText(found),
      count: formatNumber(count),
      cars,
    });
  };
  const options = [
    { key: 'own', name: say('own'), text: estimate(response.own), off: response.own === null },
    {
      key: 'segment',
      name: say('segmentPast', { segment: segment?.name ?? '' }),
      text: estimate(response.segment),
      off: response.segment === null,
    },
    { key: 'assumed', name: say('assumedBasis'), text: '', off: false },
  ] as const;
  return (
    <Assumption
      name={say('response')}
      source={basis === 'assumed' ? 'assumed' : 'fromData'}
      note={say(kind === 'incentive' ? 'responseIncentive' : 'responsePrice')}
    >
      <div role="radiogroup" aria-label={say('response')} className={classes.choices}>
        {options.map(({ key, name, text, off }) => (
          <label key={key} className={classes.choice}>
            <input
              type="radio"
              name="decision-basis"
              value={key}
              checked={basis === key}
              disabled={off}
              onChange={() => change({ basis: key })}
            />
            <span>
              {name}
              {text && <span className={classes.figures}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {basis === 'assumed' && (
        <RangeField
          label={say('assumedBasis')}
          name="response"
          value={sheet.response}
          unit={say('percent')}
          onChange={(range) => change({ response: range, basis: 'assumed' })}
        />
      )}
    </Assumption>
  );
}
