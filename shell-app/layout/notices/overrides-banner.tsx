import { Button } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { overrides } from '../../areas/overrides.ts';
import { useTranslate } from '../phrases.ts';
import classes from './notices.module.css';

const listed = (modules: readonly { name: string; address: string }[]): string =>
  modules.map(({ name, address }) => `${name} (${address})`).join(', ');

/** Stands above everything for as long as a module is not the portal's own. */
export function OverridesBanner() {
  const say = useTranslate();
  const { active, refused, reset } = useSnapshot(overrides);
  if (active.length === 0 && refused.length === 0) return null;
  return (
    <div className={classes.banner} role="status" data-testid="overrides-banner">
      <div className={classes.words}>
        {active.length > 0 && <p>{say('overridesActive', { names: listed(active) })}</p>}
        {refused.length > 0 && <p>{say('overridesRefused', { names: listed(refused) })}</p>}
      </div>
      <Button size="small" data-testid="overrides-reset" onClick={() => reset()}>
        {say('overridesReset')}
      </Button>
    </div>
  );
}
