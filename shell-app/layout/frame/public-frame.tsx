import { MainPart } from '../main/main-part.tsx';
import type { Route } from '../use-route.ts';
import { PublicFoot } from './public-foot.tsx';
import classes from './public-frame.module.css';
import { PublicHead } from './public-head.tsx';

/** The frame of pages that open without signing in. */
export function PublicFrame({ route }: { route: Route }) {
  return (
    <div className={classes.frame}>
      <PublicHead route={route} />
      <main className={classes.main}>
        <MainPart route={route} />
      </main>
      <PublicFoot />
    </div>
  );
}
