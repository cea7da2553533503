import { subscribe } from 'valtio';
import { loadMenus, menuState, reloadMenus, takeMenus } from '../account/load-menus.ts';
import { loadUser, takeUserInfo } from '../account/load-user.ts';
import { setApiOrigin } from '../api/http-client.ts';
import { onIntend } from '../areas/intend.ts';
import { takeAreas } from '../areas/known-areas.ts';
import { followOverrides } from '../areas/tell-overrides.ts';
import { restoreWorkbook } from '../exports/workbook.ts';
import { admission } from '../guard/admission.ts';
import { enter } from '../guard/enter.ts';
import { isExempt } from '../guard/exempt.ts';
import { followLastPlaces } from '../guard/last-places.ts';
import { settledPlace } from '../guard/settle.ts';
import { followOtherTabs, onLanguageChange } from '../i18n/language.ts';
import { trustHosts } from '../link/trusted-hosts.ts';
import { followHistory, place, settleNavigation, syncPlace } from '../navigation/place.ts';
import { followDrafts } from '../newer-build/drafts.ts';
import { followStyles } from '../page/cached-styles.ts';
import { hideHanded } from '../pages/auto-login/handed.ts';
import { fetchRail } from '../pages/fetch-rail.ts';
import { beginPage } from '../pages/lazy-page.tsx';
import { release } from '../release/release.ts';
import { routeOf } from '../routes/route-table.ts';
import { followSessionOfOtherTabs } from '../session/follow-session.ts';
import { restoreSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { rememberSettings } from '../settings/settings-cookies.ts';
import { takeOperator } from '../sites/operator.ts';
import { takeSignOnOffer } from '../sites/sign-on-offer.ts';
import { takeSites } from '../sites/sites.ts';
import { restoreWordHistory } from '../words/word-history.ts';
import type { BootBlock } from './boot-block.ts';
import { startTracking } from './start-tracking.ts';

export interface StartOptions {
  boot: BootBlock;
  /** Called when a person presses the way to a path: its area is asked for. */
  intend?: (path: string) => void;
}

/**
 * Takes up settings, session and boot block, and lets the guard decide about the address. Called once, before mount.
 *
 * @returns ends all following of cookies, history, other tabs and account
 */
export function start({ boot, intend }: StartOptions): () => void {
  // A12: before anything else may see the address.
  hideHanded();
  const stopSettings = rememberSettings(boot.language);
  setApiOrigin(boot.apiOrigin);
  takeSites(boot.sites);
  takeSignOnOffer(boot.signOn);
  takeOperator(boot.operator);
  takeAreas(boot.areas);
  restoreSession();
  if (session.token !== null && boot.userInfo) takeUserInfo(boot.userInfo);
  restoreWorkbook();
  restoreWordHistory();
  if (session.token !== null && boot.menu) takeMenus(boot.menu);
  release.demonstration = boot.demonstration ?? null;
  release.picture = boot.picture ?? false;
  if (boot.dataSource) release.dataSource = boot.dataSource;
  release.sourceWords = boot.sourceWords ?? null;
  if (intend) onIntend(intend);
  trustHosts(boot.trustedHosts);
  syncPlace();
  const stops = [
    stopSettings,
    settleNavigation(settledPlace),
    followHistory(),
    followOtherTabs(),
    followSessionOfOtherTabs(),
    followToken(),
    followLanguage(),
    subscribe(place, () => void enter()),
    startTracking(boot.tracking),
    followOverrides(),
    followStyles(),
    followDrafts(),
    followLastPlaces(),
  ];
  void enter();
  beginFirstPage();
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the guard has let pass at once, because the page brought user and menu, need not wait for the frame. */
function beginFirstPage(): void {
  if (admission.place === null) return;
  const { path } = admission.place;
  if (!isExempt(path)) void fetchRail();
  const name = routeOf(path, session.menus);
  if (name !== 'area') beginPage(name);
}

/** S4.031: the menu is the account's of now. */
function followToken(): () => void {
  let { token } = session;
  return subscribe(session, () => {
    if (session.token === token) return;
    token = session.token;
    if (token !== null && menuState() === 'loaded') void loadMenus();
  });
}

/** S4.031: titles of the menu and names of states are texts of the server, in the language of now. */
const followLanguage = () =>
  onLanguageChange(() => {
    if (session.token === null || session.userInfo === null) return;
    void reloadMenus();
    loadUser().catch(() => undefined);
  });
