import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';
import type { Boot } from './render-page.ts';

/** What the page says of company accounts. Of several companies it names none: who is a customer is nobody's business. */
export function signOnOffer(providers: readonly SignOnProvider[]): Pick<Boot, 'signOn'> {
  const [first, another] = providers;
  if (!first) return {};
  return { signOn: another ? {} : { only: { path: `/sign-on/${first.key}/start`, name: first.name } } };
}
