import { createHash } from 'node:crypto';
import { formLimits } from '@portal/contract';
import { hashToken } from '../../kernel/secrets/tokens.ts';
import { isOneScript, isPlainText, plainName } from '../../kernel/words/plain-name.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import { domainOf } from '../provider-of.ts';

/** What a provider has said of somebody, with its signature or from its own mouth. */
export type Claims = Readonly<Record<string, unknown>>;

/** Somebody as the portal takes them from a provider. */
export interface Person {
  issuer: string;
  /** Who it is to the issuer, for ever. */
  subject: string;
  /** In lower case; empty where the provider does not vouch for it. */
  mail: string;
  /** Empty where none is fit to be shown. */
  name: string;
  /** Keys of products, by the groups. */
  products: string[];
}

/** Who has come back from a provider, and from which session of theirs there. */
export interface Return {
  person: Person;
  /** The hash of what the provider calls the session; empty where it does not say. */
  sid: string;
}

/** How the portal knows a session at a provider, whatever that calls it. */
export const sidHash = (sid: string): string => hashToken(sid);

/**
 * Reads who somebody is. A mail counts where the provider has proven it, and where its domain is one that the operator
 * has given the provider: no company speaks for the mails of another.
 */
export function personIn(claims: Claims, provider: SignOnProvider): Person {
  const text = (claim: string) => (typeof claims[claim] === 'string' ? (claims[claim] as string) : '');
  const mail = text('email').trim().toLowerCase();
  const isProven = claims.email_verified === true && provider.domains.includes(domainOf(mail));
  const isFit = /^[a-z0-9._%+-]{1,64}@/.test(mail) && mail.length <= formLimits.emailLength;
  return {
    issuer: provider.issuer,
    subject: text('sub'),
    mail: isProven && isFit ? mail : '',
    name: shownName(text('name')),
    products: productsOf(claims, provider),
  };
}

function shownName(written: string): string {
  const name = plainName(written);
  const isFit = name !== '' && [...name].length <= formLimits.nameLength && isPlainText(name) && isOneScript(name);
  return isFit ? name : '';
}

/** A claim with one group may be a text. */
function productsOf(claims: Claims, { groupsClaim, products }: SignOnProvider): string[] {
  const groups = groupsClaim === null ? [] : [claims[groupsClaim]].flat();
  const keys = groups.flatMap((group) => (typeof group === 'string' ? (products.get(group) ?? []) : []));
  return [...new Set(keys)].sort();
}

/**
 * What an account of somebody may be called, the nicest first. None is an address of mail, so that nobody takes the name
 * by which somebody else signs in.
 */
export function namesFor({ mail, subject }: Pick<Person, 'mail' | 'subject'>, { key }: Pick<SignOnProvider, 'key'>) {
  const mark = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  const [local = ''] = mail.split('@');
  const sure = `${key}-${mark}`;
  return local === '' ? [sure] : [`${key}-${local}`.slice(0, formLimits.nameLength), sure];
}
