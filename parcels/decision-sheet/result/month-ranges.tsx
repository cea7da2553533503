import { type DecisionRange, type MarketDecision, wholeRange } from '@portal/contract';
import { classNames, formatMonth } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';

/** The months with both ends of each, as figures and as bars on one scale. */
export function MonthRanges({ answer: { kind, months, base, scenario } }: { answer: MarketDecision }) {
  const say = useTranslate();
  if (!scenario) return null;
  const label = say(kind === 'launch' ? 'newCar' : 'scenario');
  const greatest = Math.max(...[...scenario.months, ...(base?.months ?? [])].map(({ high }) => high), 1);
  const bar = ({ low, high }: DecisionRange, className: string | undefined) => (
    <span
      className={classNames(classes.bar, className)}
      style={{ left: `${(100 * low) / greatest}%`, width: `${Math.max(0.5, (100 * (high - low)) / greatest)}%` }}
    />
  );
  return (
    <table className={classes.months} data-testid="decision-months">
      <caption>{say('months')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('month')}</th>
          {base && <th scope="col">{`${say('baseline')} · ${say('cars')}`}</th>}
          <th scope="col">{`${label} · ${say('cars')}`}</th>
          <th scope="col" className={classes.wide}>
            <span className={classes.key}>
              {base && (
                <span>
                  <i className={classes.baseKey} />
                  {say('baseline')}
                </span>
              )}
              <span>
                <i className={classes.scenarioKey} />
                {label}
              </span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {scenario.months.map((range, at) => {
          const former = base?.months[at];
          const month = months[at];
          return (
            <tr key={month ?? at}>
              <th scope="row">{month ? formatMonth(month) : say('monthOf', { n: at + 1 })}</th>
              {former && <td>{wholeRange(former)}</td>}
              <td>{wholeRange(range)}</td>
              <td className={classes.wide} aria-hidden="true">
                <span className={classes.bars}>
                  {former && bar(former, classes.baseBar)}
                  {bar(range, classNames(classes.scenarioBar, !former && classes.alone))}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
