import type { Language } from '@portal/contract';

/** That people may sign in with the account of their company. */
export interface SignOnOffer {
  /** Where the browser goes and what the company is called, where there is one alone; with several, a mail says which. */
  only?: { path: string; name: Record<Language, string> };
}

let offer: SignOnOffer | null = null;

/** Takes what the page says. */
export function takeSignOnOffer(offered: SignOnOffer | undefined): void {
  offer = offered ?? null;
}

/** @returns null where no company signs in so */
export const signOnOffer = (): SignOnOffer | null => offer;
