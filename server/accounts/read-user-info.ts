import { type Language, pagesOfRoles, type UserInfo } from '@portal/contract';
import type { Settings } from '../settings/settings.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { lookOf } from '../templates/index.ts';
import { findLinked, rolesOf } from './people/account-store.ts';
import { userView } from './people/views.ts';
import type { Authenticated } from './sessions/authenticate.ts';

const hour = 3_600_000;
const ownAdministration = '/admin';

/**
 * The answer to getUserInfo, also embedded in the page.
 * @param settings `sites.admin`: an admin backend elsewhere, which only the role admin is told of (S6.020, A20); null for
 *   the portal's own, which each account with a page of it is told of
 */
export async function readUserInfo(
  db: StateDatabase,
  { account, session }: Authenticated,
  language: Language,
  { sites: { admin: adminUrl }, signOn }: Pick<Settings, 'sites' | 'signOn'>,
): Promise<UserInfo> {
  const { account_id } = account;
  const [linked, roles, look] = await Promise.all([
    findLinked(db, account_id),
    rolesOf(db, account_id),
    lookOf(db, account.company_id),
  ]);
  const { expires_at, idle_life } = session;
  const until = account.password_until;
  const provider = signOn.find(({ key }) => key === session.sign_on);
  const info = {
    ...userView(account, linked, roles, language),
    ...(until === null ? {} : { passwordUntil: new Date(until).toISOString() }),
    ...(look ? { look } : {}),
    ...(provider ? { leavePath: `/sign-on/${provider.key}/leave` } : {}),
    session: { until: new Date(expires_at).toISOString(), idleHours: idle_life === null ? null : idle_life / hour },
  };
  const ownUrl = pagesOfRoles(roles).length > 0 ? ownAdministration : null;
  const shownUrl = adminUrl !== null && roles.includes('admin') ? adminUrl : ownUrl;
  return shownUrl === null ? info : { ...info, adminUrl: shownUrl };
}
