import { subscribe } from 'valtio';
import { areaBoard } from '../areas/area-board.ts';
import { session } from '../session/session.ts';
import { sendTracking } from './send-tracking.ts';

const nameOf = ({ name, version }: typeof areaBoard): string =>
  name !== null && version !== null ? `${name} ${version}` : '';

/** Tells the server how versions fare that teams have published: on screen after so many ms, or not. @returns ends it */
export function followVersions(): () => void {
  // What stands in the page already began with it.
  let began = 0;
  let wanted = nameOf(areaBoard);
  let settled = false;
  const look = () => {
    const { name, version, state, reason } = areaBoard;
    const current = nameOf(areaBoard);
    const isNew = current !== wanted || (settled && state === 'loading');
    if (isNew) [began, wanted, settled] = [performance.now(), current, false];
    if (settled || name === null || version === null || !['mounted', 'failed'].includes(state)) return;
    settled = true;
    const failure = state === 'failed' && reason !== null ? { kind: reason, ms: 0 } : null;
    const report = failure ?? { ms: Math.min(600_000, Math.round(performance.now() - began)) };
    // What could not be reported is no trouble of whoever looks at the area.
    sendTracking('reportModule', { name, version, ...report }, session.token).catch(() => undefined);
  };
  look();
  return subscribe(areaBoard, look);
}
