import { isWebAddress, type Read, readOrigin, UnfitValue } from './settings-values.ts';

/** Addresses beside the portal; null where there is none. */
export interface SiteSettings {
  /** PORTAL_ADMIN_URL: the admin backend; only accounts with the role admin are told of it (A20). */
  admin: string | null;
  /** PORTAL_OLD_VERSION_URL: where the version before this portal is still found (S2.078). */
  oldVersion: string | null;
  /** PORTAL_OFFICIAL_SITE_URL */
  officialSite: string | null;
  /** PORTAL_REPORT_ORIGIN: the host that embedded reports come from; null is this server (A11). */
  reportOrigin: string | null;
}

export const readSiteSettings = (read: Read): SiteSettings => ({
  admin: read('PORTAL_ADMIN_URL', '', readWebAddress),
  oldVersion: read('PORTAL_OLD_VERSION_URL', '', readWebAddress),
  officialSite: read('PORTAL_OFFICIAL_SITE_URL', '', readWebAddress),
  reportOrigin: read('PORTAL_REPORT_ORIGIN', '', (text) => (text ? readOrigin(text) : null)),
});

function readWebAddress(text: string): string | null {
  if (text && !isWebAddress(text))
    throw new UnfitValue({
      zh_CN: `必须是 http 或 https 地址，而不是“${text}”`,
      en: `must be an http or https address, not '${text}'`,
    });
  return text || null;
}
