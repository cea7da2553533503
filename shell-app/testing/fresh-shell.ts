import type { LinkedAccount, LoginData, MenuEntry, UserInfo } from '@portal/contract';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { takeAreas } from '../areas/known-areas.ts';
import { admission } from '../guard/admission.ts';
import { syncPlace } from '../navigation/place.ts';
import { clearSession } from '../session/keep-session.ts';
import { sessionWarning } from '../session/session-warning.ts';
import { defaultSettings, settings } from '../settings/settings.ts';

/** A shell as after a page load without cookies, at an address; the page names the areas of the portal. */
export function freshShell(address = '/'): void {
  clearSession();
  takeAreas(areasOfPage());
  Object.assign(settings, defaultSettings());
  Object.assign(sessionWarning, { text: null });
  window.history.replaceState(null, '', address);
  syncPlace();
  admission.place = null;
}

export const aLogin = (more: Partial<LoginData> = {}): LoginData => ({
  token: 'token-1',
  userId: 'u1',
  userNm: 'demo',
  realNm: '李明',
  compNm: 'Example',
  actvToYmd: '20991231',
  ...more,
});

export const anAccount = (more: Partial<LinkedAccount> = {}): LinkedAccount => ({
  userId: 'u1',
  userNm: 'demo',
  userRealNm: '李明',
  compNm: 'Example',
  actvFrYmd: '20240101',
  actvToYmd: '20991231',
  userDivNm: '企业用户',
  userSt: '1',
  userStNm: '正常',
  ...more,
});

export const aUser = (more: Partial<UserInfo> = {}): UserInfo => ({
  ...anAccount(),
  phonNo: '',
  emalAd: '',
  headPicPath: '',
  wxNickNm: '',
  bindInfoDTO: { phonNo: '', emalAd: '', wxNickNm: '' },
  bindQrcode: { qrcode: '', qrcodeId: '' },
  relationUserList: [],
  roles: [],
  ...more,
});

export const anEntry = (path: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: path,
  key: path.slice(1),
  type: 0,
  title: path,
  icon: '',
  path,
  videoUrl: '',
  memo: '',
  special: false,
  children: [],
  ...more,
});
