/** Sign-in with the account of a company, by OpenID Connect. */

export { addSignOn } from './add-sign-on.ts';
export { checkCompanies, unknownProducts } from './check-companies.ts';
export { signOnHandlers } from './handlers.ts';
export { passingSignOns } from './steps/passing-steps.ts';
