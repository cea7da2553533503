import { subscribe } from 'valtio';
import { areaBoard } from '../areas/area-board.ts';
import { needTables } from '../areas/area-tables.ts';
import { whenIdle } from './quiet-moment.ts';

/**
 * Asks what downloads are called once an area stands and the browser is idle: a page may go right after a press, and
 * could not ask any more then.
 *
 * @returns ends it
 */
export function askAheadOfDownloads(): () => void {
  let standing: string | null = null;
  const look = () => {
    if (areaBoard.standing === standing) return;
    standing = areaBoard.standing;
    if (standing !== null) whenIdle(() => void needTables());
  };
  look();
  return subscribe(areaBoard, look);
}
