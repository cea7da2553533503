import type { FunnelRate, FunnelStep } from '@portal/contract';
import { OwnedLink } from '@portal/shell/insider';
import { Change, classNames, formatNumber } from '@portal/ui';
import type { Funnel } from './ask.ts';
import classes from './funnel.module.css';
import { useTranslate } from './phrases.ts';
import { growthOf, rateChange, rateText } from './rate-text.ts';
import { stepPage } from './step-pages.ts';

/** The steps in their order, each with what is made of it and the one before. */
export function FunnelList({ funnel, member }: { funnel: Funnel; member: string | undefined }) {
  return (
    <ol className={classes.steps} data-testid="funnel">
      {funnel.steps.map((step) => (
        <StepLine
          key={step.key}
          step={step}
          rates={funnel.rates.filter(({ to }) => to === step.key)}
          page={stepPage(step.key, funnel.dimension.key, member)}
        />
      ))}
    </ol>
  );
}

interface StepLineProps {
  step: FunnelStep;
  rates: readonly FunnelRate[];
  page: string | undefined;
}

function StepLine({ step, rates, page }: StepLineProps) {
  const say = useTranslate();
  const { key, name, indicator, value, standing, needs, definition, leavesOut, dataset } = step;
  const isKnown = value !== null;
  const without = needs === null ? say(standing === 'notOwned' ? 'closed' : 'absent') : say('unsupplied');
  return (
    <li className={classNames(classes.step, !isKnown && classes.empty)} data-testid="funnel-step" data-key={key}>
      <h3>{name}</h3>
      <div className={classes.figures}>
        {isKnown ? (
          <p className={classes.count}>
            <strong>{formatNumber(value)}</strong>
            <span>{indicator?.unit}</span>
            <span className={classes.quiet}>{indicator?.name}</span>
            <span className={classes.quiet}>
              {say('yoy')} <Change value={growthOf(step)} />
            </span>
          </p>
        ) : (
          <p className={classes.count}>{without}</p>
        )}
        {needs !== null && <p className={classes.quiet}>{say('needs', { text: needs })}</p>}
        {isKnown && (
          <p className={classes.quiet}>
            {[definition, say('leavesOut', { text: leavesOut }), dataset && say('source', { name: dataset.name })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {isKnown && page && (
          <OwnedLink to={page} className={classes.link} otherwise={null}>
            {say('open')}
          </OwnedLink>
        )}
      </div>
      {rates.some(({ value: known }) => known !== null) && (
        <ul className={classes.rates}>
          {rates.map((rate) => (
            <RateLine key={rate.key} rate={rate} />
          ))}
        </ul>
      )}
    </li>
  );
}

function RateLine({ rate }: { rate: FunnelRate }) {
  const say = useTranslate();
  if (rate.value === null) return null;
  const isPart = rate.format === 'percent';
  return (
    <li data-testid="funnel-rate" data-key={rate.key}>
      <p className={classes.count}>
        <span>{rate.name}</span>
        <strong>{rateText(rate.value, rate)}</strong>
        <span className={classes.quiet}>
          {say('yoy')} <Change value={rateChange(rate)} format={isPart ? 'points' : 'percent'} />
        </span>
        {rate.market !== rate.value && (
          <span className={classes.quiet}>{say('market', { value: rateText(rate.market, rate) })}</span>
        )}
      </p>
      <p className={classes.quiet}>{`${rate.definition} · ${say('leavesOut', { text: rate.leavesOut })}`}</p>
    </li>
  );
}
