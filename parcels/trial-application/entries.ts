import { drawers, settings } from '@portal/shell/insider';

/** What an applicant has typed so far, but for the code, which is good for one time only. */
export interface Entries {
  name: string;
  company: string;
  email: string;
  mobile: string;
  /** Keys. */
  products: string[];
  agree: boolean;
}

/** S3.064 A39: as they were left, with the product that the application was opened for. */
export function readEntries(): Entries {
  const { name = '', company = '', email = '', mobile = '', products = '', agree = '' } = settings.applyUserInfo;
  const chosen = [...products.split(','), drawers.trialProduct].filter(Boolean);
  return { name, company, email, mobile, products: [...new Set(chosen)], agree: agree === 'yes' };
}

export function keepEntries({ products, agree, ...texts }: Entries): void {
  settings.applyUserInfo = { ...texts, products: products.join(','), agree: agree ? 'yes' : '' };
}

/** A39: after a success nothing of them stays. */
export function forgetEntries(): void {
  settings.applyUserInfo = {};
}
