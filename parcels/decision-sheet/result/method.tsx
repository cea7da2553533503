import type { Sheet } from '../address/sheet.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';

const lines = {
  price: ['methodPrice', 'methodScenario'],
  incentive: ['methodIncentive', 'methodScenario'],
  launch: ['methodLaunch'],
} as const;

/** That it is no proof, and how the ranges are made. */
export function Method({ kind }: Pick<Sheet, 'kind'>) {
  const say = useTranslate();
  return (
    <div className={classes.method}>
      {kind !== 'launch' && <p>{say('noProof')}</p>}
      <details>
        <summary>{say('method')}</summary>
        {lines[kind].map((line) => (
          <p key={line}>{say(line)}</p>
        ))}
      </details>
    </div>
  );
}
