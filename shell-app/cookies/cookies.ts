import Cookies from 'js-cookie';

/** Names of A41. */
export type CookieName =
  | 'token'
  | 'user'
  | 'permissionFilter'
  | 'theme'
  | 'haveLogin'
  | 'language'
  | 'sidebarStatus'
  | 'size'
  | 'loginType'
  | 'myPanels'
  | 'styles'
  | 'sign-on-ticket'
  | 'TRACKING_ID';

/** S3.076: path /, SameSite=Lax, and Secure wherever the page itself came over https. */
const attributes = () => ({
  path: '/',
  sameSite: 'Lax' as const,
  secure: window.location.protocol === 'https:',
});

/** Days that a setting is remembered; the specification leaves it open. */
const settingDays = 365;

export const readCookie = (name: CookieName): string | null => Cookies.get(name) ?? null;

/** @param expires the end of its life; without one a year, as for a setting */
export function writeCookie(name: CookieName, value: string, expires: Date | number = settingDays): void {
  Cookies.set(name, value, { ...attributes(), expires });
}

/** A cookie that ends with the browser. */
export function writePassingCookie(name: CookieName, value: string): void {
  Cookies.set(name, value, attributes());
}

export const removeCookie = (name: CookieName): void => Cookies.remove(name, { path: '/' });

/** A cookie that holds JSON. Broken content counts as absent (A41). */
export function readJsonCookie(name: CookieName): unknown {
  const text = readCookie(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
