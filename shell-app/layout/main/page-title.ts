import { isPublicPage, type Language, publicPages } from '@portal/contract';
import { agreementOf } from '../../pages/protocol/agreement-of.ts';
import type { Route } from '../use-route.ts';

const phrases = {
  dashboard: 'dashboard',
  report: 'report',
  'model-fastview': 'modelFastView',
  scan: 'scan',
  'first-run': 'firstRun',
  'auto-login': 'autoLogin',
  'auth-redirect': 'authRedirect',
  'not-found': 'notFound',
} as const;

type Phrase = (typeof phrases)[keyof typeof phrases] | 'service' | 'usage';

/**
 * The name of what is on screen: of the page, or of the menu link or product that the area shows.
 *
 * @param say the phrases of the layout
 */
export function pageTitle(route: Route, say: (key: Phrase) => string, language: Language): string {
  const { name, link, product, search } = route;
  if (name === 'area') return link?.title ?? product?.title ?? '';
  if (name === 'protocol') return say(agreementOf(search));
  const page = `/${name}`;
  return isPublicPage(page) ? publicPages[page][language].title : say(phrases[name as keyof typeof phrases]);
}
