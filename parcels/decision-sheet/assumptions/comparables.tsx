import type { DecisionComparable, MarketDecision } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Button, Checkbox, classNames, formatDayOrMonth, formatNumber } from '@portal/ui';
import type { Sheet } from '../address/sheet.ts';
import { useTranslate } from '../phrases.ts';
import { priceRangeOf, textOf } from '../result/range-text.ts';
import classes from '../sheet.module.css';

interface ComparablesProps {
  answer: MarketDecision;
  sheet: Sheet;
  change: (more: Partial<Sheet>) => void;
}

/** The launches that a new car is compared with, each to be taken in or left out. */
export function Comparables({ answer: { comparables, spread }, sheet, change }: ComparablesProps) {
  const say = useTranslate();
  const language = useLanguage();
  if (comparables.length === 0) return null;
  const chosen = comparables.filter((launch) => launch.chosen).map(({ key }) => key);
  const turn = ({ key }: DecisionComparable, isChosen: boolean) =>
    change({ comparables: isChosen ? [...chosen, key] : chosen.filter((other) => other !== key) });
  const msrpOf = ({ msrpFrom: low, msrpTo: high }: DecisionComparable) =>
    low === null || high === null ? null : textOf(priceRangeOf({ low, high }, language));
  return (
    <section className={classes.assumptions} aria-label={say('comparables')} data-testid="decision-comparables">
      <h3>{say('comparables')}</h3>
      <p className={classNames(classes.note, classes.hint)}>
        {say('comparablesText')} {spread === 'ends' && say('endsText')}
      </p>
      <ul className={classes.launches}>
        {comparables.map((launch) => (
          <li key={launch.key}>
            <Checkbox
              name="comparable"
              checked={launch.chosen}
              onChange={(event) => turn(launch, event.currentTarget.checked)}
            >
              {launch.name}
            </Checkbox>
            <span className={classes.figures}>
              {[
                `${say('launchedOn')} ${formatDayOrMonth(launch.launchOn)}`,
                msrpOf(launch),
                launch.total === null ? null : `${say('yearTotal')} ${formatNumber(launch.total)} ${say('cars')}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {sheet.comparables && (
        <Button size="small" variant="quiet" onClick={() => change({ comparables: null })}>
          {say('resetChoice')}
        </Button>
      )}
    </section>
  );
}
