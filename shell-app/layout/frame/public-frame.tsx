import { MainPart } from '../main/main-part.tsx';
import type { Route } from '../use-route.ts';
import { PublicFoot } from './public-foot.tsx';
import classes from './public-frame.module.css';
import { PublicHead } from './public-head.tsx';
import { SkipLink, skipTarget } from './skip-link.tsx';

/** The frame of pages that open without signing in. */
export function PublicFrame({ route }: { route: Route }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <PublicHead route={route} />
      <main {...skipTarget} className={classes.main}>
        <MainPart route={route} />
      </main>
      <PublicFoot />
    </div>
  );
}
