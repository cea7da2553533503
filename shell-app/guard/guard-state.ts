import { menuState } from '../account/load-menus.ts';
import { placeOf } from '../navigation/place.ts';
import { routeOf } from '../routes/route-table.ts';
import { session } from '../session/session.ts';
import { decide, type GuardState } from './decide.ts';
import { readPermissionFilter } from './permission-filter.ts';

export const guardState = (): GuardState => ({
  hasToken: session.token !== null,
  userKnown: Boolean(session.userInfo?.userId),
  menuSettled: menuState() !== 'unknown',
  menus: session.menus,
  get filter() {
    return readPermissionFilter();
  },
});

/** Would the guard let this path pass now? Areas of other paths are not mounted (A75). */
export const admits = (path: string): boolean => decide(placeOf(path), guardState()).kind === 'pass';

/** Whether a path belongs to an area, and the guard would let it pass now. */
export const wantsArea = (path: string): boolean => routeOf(path, session.menus) === 'area' && admits(path);
