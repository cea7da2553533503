import type { Language } from './constants.ts';

/** Who runs a portal, as the settings have it; what is not set is absent. */
export interface Operator {
  /** What the portal is called. */
  name?: Record<Language, string>;
  /** The firm that runs it. */
  firm?: Record<Language, string>;
  /** Whom to ask: an https, mailto: or tel: address. */
  contact?: string;
  /** The address of its mark, on this site. */
  mark?: string;
}

/** What a portal is called whose operator has given it no name. */
const neutralName: Record<Language, string> = { zh_CN: '汽车市场门户', en: 'Car market portal' };

export const portalNameOf = ({ name }: Operator, language: Language): string => (name ?? neutralName)[language];

/** A contact as it is read: without the scheme that only a browser needs. */
export const contactText = (contact: string): string =>
  contact.replace(/^(mailto:|tel:|https?:\/\/)/i, '').replace(/\/$/, '');

/**
 * Who it is from: name, firm and contact in one line, for what leaves the portal (messages, files, pictures).
 * @returns empty where the operator has said neither name nor firm: nothing is signed by nobody
 */
export function signatureOf(operator: Operator, language: Language): string {
  const { name, firm, contact } = operator;
  if (!name && !firm) return '';
  const parts = [portalNameOf(operator, language), firm?.[language], contact && contactText(contact)];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
