import { Button, LatePart, useLatePart } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { overrides } from '../../areas/overrides.ts';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import classes from './notices.module.css';

const banner = new LatePart(() => import(/* webpackChunkName: "overrides" */ './overrides-banner.tsx'));

/** The banner of overrides. Few pages have any: it is fetched where there is something to say. */
export function OverridesPlace() {
  const { active, refused, leftOut } = useSnapshot(overrides);
  const overridden = active.length + refused.length > 0;
  return overridden || leftOut.length > 0 ? <LateBanner overridden={overridden} /> : null;
}

/** Where the banner does not come, a developer must still see that modules are overridden, and have the way back. */
function LateBanner({ overridden }: { overridden: boolean }) {
  const say = useTranslate();
  const { part, failed, retry } = useLatePart(banner);
  if (part) return <part.OverridesBanner />;
  return failed ? (
    <div className={classes.banner} role="status" data-testid="overrides-banner">
      <p className={classes.words}>{say(overridden ? 'overridesFailed' : 'drawerFailed')}</p>
      <Button size="small" onClick={retry}>
        {say('retry')}
      </Button>
      {overridden && (
        <Button size="small" data-testid="overrides-reset" onClick={() => overrides.reset()}>
          {say('overridesReset')}
        </Button>
      )}
    </div>
  ) : null;
}
