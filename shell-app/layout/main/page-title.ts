import { agreementOf } from '../../pages/protocol/agreement-of.ts';
import type { Route } from '../use-route.ts';

const phrases = {
  home: 'home',
  dashboard: 'dashboard',
  scan: 'scan',
  'auto-login': 'autoLogin',
  'auth-redirect': 'authRedirect',
  'not-found': 'notFound',
} as const;

type Phrase = (typeof phrases)[keyof typeof phrases] | 'service' | 'usage';

/** The name of what is on screen: of the page, or of the menu link or product that the area shows. */
export function pageTitle(route: Route, say: (key: Phrase) => string): string {
  if (route.name === 'area') return route.link?.title ?? route.product?.title ?? '';
  if (route.name === 'protocol') return say(agreementOf(route.search));
  return say(phrases[route.name]);
}
