import { subscribe } from 'valtio';
import { areaBoard } from '../areas/area-board.ts';
import { sendTracking } from './send-tracking.ts';

/** Tells the server of each area that is not on screen, and why, so that an operator sees it. @returns ends it */
export function followFailures(): () => void {
  let failed = false;
  const look = () => {
    const { name, state, reason } = areaBoard;
    const before = failed;
    failed = state === 'failed';
    if (before || !failed || name === null || reason === null) return;
    // Whoever sees an area fail has trouble enough: that it could not be told is nothing to show.
    sendTracking('areaFailed', { area: name, kind: reason }).catch(() => undefined);
  };
  look();
  return subscribe(areaBoard, look);
}
