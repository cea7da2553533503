import { type MarketDecision, partText } from '@portal/contract';
import { classNames, formatMonth } from '@portal/ui';
import type { Sheet } from '../address/sheet.ts';
import { NumberField } from '../form/number-field.tsx';
import { RangeField } from '../form/range-field.tsx';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { Assumption } from './assumption.tsx';
import { ResponseChoice } from './response-choice.tsx';

interface AssumptionsProps {
  answer: MarketDecision;
  sheet: Sheet;
  change: (more: Partial<Sheet>) => void;
}

const percentOf = (part: number | null) => (part === null ? null : Math.round(1000 * part) / 10);
const percents = (range: { low: number; high: number } | null) =>
  range && { low: percentOf(range.low) ?? 0, high: percentOf(range.high) ?? 0 };

/** Every assumption that the ranges rest on, each with its source and a field to change it. */
export function Assumptions(props: AssumptionsProps) {
  const say = useTranslate();
  return (
    <section className={classes.assumptions} aria-label={say('assumptions')} data-testid="decision-assumptions">
      <h3>{say('assumptions')}</h3>
      <p className={classNames(classes.note, classes.hint)}>{say('assumptionsText')}</p>
      <dl>{props.answer.kind === 'launch' ? <OfLaunch {...props} /> : <OfChange {...props} />}</dl>
    </section>
  );
}

function OfChange({ answer, sheet, change }: AssumptionsProps) {
  const say = useTranslate();
  const { assumed, months } = answer;
  return (
    <>
      <ResponseChoice answer={answer} sheet={sheet} change={change} />
      <Assumption
        name={say('baseline')}
        source={assumed.baseline === 'assumed' ? 'assumed' : 'fromData'}
        note={say(assumed.baseline === null ? 'baselineNone' : 'baselineHint')}
      >
        <RangeField
          label={say('baselineAssume')}
          name="baseline"
          value={sheet.baseline}
          unit={say('carsMonth')}
          onChange={(baseline) => change({ baseline })}
        />
      </Assumption>
      {assumed.passed !== null && (
        <Assumption name={say('passed')} source={sheet.passed === null ? 'usualMark' : 'assumed'}>
          <NumberField
            name="passed"
            label={say('passed')}
            labelHidden
            className={classes.short}
            value={percentOf(assumed.passed)}
            suffix={say('percent')}
            onChange={(passed) => change({ passed })}
          />
        </Assumption>
      )}
      <Assumption
        name={say('matched')}
        source={sheet.matched === null ? 'usualMark' : 'assumed'}
        note={say('matchedNote')}
      >
        <NumberField
          name="matched"
          label={say('matched')}
          labelHidden
          className={classes.short}
          value={percentOf(assumed.matched)}
          suffix={say('percent')}
          onChange={(matched) => change({ matched })}
        />
      </Assumption>
      <Assumption name={say('from')} source="usualMark">
        {months[0] && say('fromText', { month: formatMonth(months[0]) })}
      </Assumption>
    </>
  );
}

function OfLaunch({ answer: { assumed }, sheet, change }: AssumptionsProps) {
  const say = useTranslate();
  const { discount } = assumed;
  const isObserved = discount?.source === 'market';
  return (
    <>
      <Assumption
        name={say('cannibalised')}
        source={sheet.cannibalised ? 'assumed' : 'usualMark'}
        note={say('cannibalisedNote')}
      >
        <RangeField
          label={say('cannibalised')}
          name="cannibalised"
          value={percents(assumed.cannibalised)}
          unit={say('percent')}
          onChange={(cannibalised) => change({ cannibalised })}
        />
      </Assumption>
      <Assumption
        name={say('discount')}
        source={isObserved ? 'fromData' : sheet.discount ? 'assumed' : 'usualMark'}
        {...(isObserved && discount && { note: `${say('discountMarket')}: ${partText(discount)}` })}
      >
        <RangeField
          label={say('discount')}
          name="discount"
          value={percents(discount)}
          unit={say('percent')}
          onChange={(range) => change({ discount: range })}
        />
      </Assumption>
      <Assumption name={say('from')} source="usualMark">
        {say('fromLaunch')}
      </Assumption>
    </>
  );
}
