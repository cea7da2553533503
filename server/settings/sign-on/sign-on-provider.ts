import type { Sentence } from '../../kernel/words/sentence.ts';

/** A provider of OpenID Connect that signs in the people of one company. */
export interface SignOnProvider {
  /** Stands in addresses and in the trail: /sign-on/<key>/start */
  key: string;
  name: Sentence;
  /** Whose people it signs in, by the id of the company. */
  company: string;
  /** Its address, which names it in all that it signs. */
  issuer: string;
  clientId: string;
  /** Null for a public client, which PKCE alone proves. */
  clientSecret: string | null;
  scopes: readonly string[];
  /** Of work mails, in lower case: by these people find it, and in these alone it is believed to know a mail. */
  domains: readonly string[];
  /** The claim that lists the groups of a person; null where none is read. */
  groupsClaim: string | null;
  /** The keys of products by group. */
  products: ReadonlyMap<string, readonly string[]>;
  /** Whether who has no account yet is given one. */
  creates: boolean;
  /** The last day of accounts that it makes, YYYYMMDD. */
  until: string;
  /** Whether the people of the company sign in by it alone. */
  closesPasswords: boolean;
  /** Who asks for the second factor of an account that has one. */
  factor: 'portal' | 'provider';
}
