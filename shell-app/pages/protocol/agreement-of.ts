/** The two agreements, by the key of the address. */
export type AgreementKey = 'service' | 'usage';

/** S2.022 S2.023 A10: which one /protocol shows; without a key, or with one that nobody knows, the service agreement. */
export const agreementOf = (search: string): AgreementKey =>
  new URLSearchParams(search).get('key') === 'usage' ? 'usage' : 'service';
