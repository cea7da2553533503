import { atOnceMs } from '@portal/contract';
import { toast } from '@portal/ui';
import { forgetRefusal, loadMenus } from '../account/load-menus.ts';
import { loadUser, verificationFailed } from '../account/load-user.ts';
import { resetToken } from '../account/reset-token.ts';
import { areaArrived } from '../areas/area-board.ts';
import { fullPath, navigate, type Place, place } from '../navigation/place.ts';
import { routeState, updateRouteState } from '../routes/route-state.ts';
import { routeOf } from '../routes/route-table.ts';
import { presentSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { admission } from './admission.ts';
import { decide } from './decide.ts';
import { guardState } from './guard-state.ts';
import { translate } from './phrases.ts';

let generation = 0;

/** Decides about the place of the address bar, and does what the decision says until a place has passed. */
export async function enter(): Promise<void> {
  const mine = ++generation;
  forgetRefusal();
  while (mine === generation) {
    const wanted = { ...place };
    const decision = decide(wanted, guardState());
    if (decision.kind === 'pass') {
      if (betweenAreas(admission.place, wanted)) await followArea();
      if (mine !== generation) return;
      const to = fullPath(wanted);
      if (routeState.to !== to) updateRouteState({ from: routeState.to, to });
      admission.place = wanted;
      return;
    }
    if (decision.kind === 'redirect') {
      if (decision.refused) toast(translate('refused'));
      navigate(decision.to, { replace: true });
    } else if (decision.kind === 'load-menu') await loadMenus();
    else if (!(await askForUser())) return;
  }
}

/** From one area to another. */
function betweenAreas(from: Place | null, to: Place): boolean {
  const places = from === null ? [] : [from, to];
  const areas = places.map(({ path }) => (routeOf(path, session.menus) === 'area' ? path.split('/')[1] : null));
  return !areas.includes(null) && areas[0] !== areas[1];
}

/**
 * The area itself comes first, and what stands around it in a task of its own: both together would keep a person
 * waiting for the area. One that is still on its way after what a person takes for at once is not waited for.
 */
async function followArea(): Promise<void> {
  await areaArrived(atOnceMs);
  await new Promise((resolve) => setTimeout(resolve));
}

/** S4.022 to S4.025. @returns false when there is nothing more to decide here */
async function askForUser(): Promise<boolean> {
  const isPresent = presentSession();
  try {
    await loadUser();
    return true;
  } catch {
    // A code that ends the session has cleared it already and loads the site anew (S4.040).
    if (!isPresent()) return false;
    resetToken();
    toast(verificationFailed(), 'error');
    // The person may be elsewhere by now, and what is asked for there has lost its token too: decided anew for that place.
    void enter();
    return false;
  }
}
