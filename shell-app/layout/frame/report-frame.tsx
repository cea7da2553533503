import { MainPart } from '../main/main-part.tsx';
import type { Route } from '../use-route.ts';

/** S2.025: a frame page: neither rail nor panel, the report has the whole window. */
export function ReportFrame({ route }: { route: Route }) {
  return (
    <main data-frame-page="">
      <MainPart route={route} />
    </main>
  );
}
