import type { SettingOrigin } from '@portal/contract';
import { Tag } from '@portal/ui';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

/** Whether the environment, or a file that it names, sets a value: then no field for it is offered. */
export const isGiven = (from: SettingOrigin): boolean => from === 'environment' || from === 'file';

export interface GivenFact {
  label: string;
  /** The setting, by the name that who runs the portal knows it by. */
  setting: string;
  value: string;
}

/** Values that are set elsewhere, and where. */
export function GivenFacts({ facts }: { facts: readonly GivenFact[] }) {
  const translate = phrases.useTranslate();
  if (facts.length === 0) return null;
  return (
    <div className={classes.lines} data-testid="portal-given">
      <dl className={classes.facts}>
        {facts.map(({ label, setting, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              <Tag>{translate('givenBy', { setting })}</Tag>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
