import type { MenuEntry, ProductGroup, UserInfo } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';
import { readOnly } from './read-only.ts';
import type { UserRecord } from './user-record.ts';

/** S3.001 S3.002: the login state. */
export interface Session {
  token: string | null;
  user: UserRecord | null;
  userInfo: UserInfo | null;
  qrcode: string;
  qrcodeId: string;
  products: ProductGroup[];
  menus: MenuEntry[];
  /** The entries of the menu that are applications of their own. */
  microAppRoutes: MenuEntry[];
  roles: string[];
  company: string;
  passwordFree: boolean;
}

export const emptySession = (): Session => ({
  token: null,
  user: null,
  userInfo: null,
  qrcode: '',
  qrcodeId: '',
  products: [],
  menus: [],
  microAppRoutes: [],
  roles: [],
  company: '',
  passwordFree: false,
});

/** The one login state of the page. The shell alone writes it. */
export const session = proxy<Session>(emptySession());

/** The login state for areas and parcels, to be read and followed. */
export const sessionView = readOnly(session, 'The session');

/** The login state for a component: it renders again when a field it read changes. */
export const useSession = () => useSnapshot(session);
