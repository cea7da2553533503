import type { Route } from '../use-route.ts';

const phrases = { home: 'home', dashboard: 'dashboard', scan: 'scan', 'not-found': 'notFound' } as const;

/** The name of what is on screen: of the page, or of the menu link or product that the area shows. */
export function pageTitle(route: Route, say: (key: 'home' | 'dashboard' | 'scan' | 'notFound') => string): string {
  if (route.name === 'area') return route.link?.title ?? route.product?.title ?? '';
  return say(phrases[route.name]);
}
