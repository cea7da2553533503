import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';

/** The domain of an address of mail, in lower case; empty where it is none. */
export function domainOf(mail: string): string {
  const [, domain = ''] = /^[^\s@]+@([^\s@]+)$/.exec(mail.trim().toLowerCase()) ?? [];
  return domain;
}

/** The provider of whoever has a work mail. Its domain alone is looked at: who has an account is not said. */
export const providerOfMail = (providers: readonly SignOnProvider[], mail: string): SignOnProvider | undefined => {
  const domain = domainOf(mail);
  return providers.find(({ domains }) => domains.includes(domain));
};
