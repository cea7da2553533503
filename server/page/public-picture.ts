import {
  escapeText,
  isPublicPage,
  type Language,
  type Operator,
  portalNameOf,
  publicLeads,
  publicPages,
} from '@portal/contract';
import type { FirstPicture } from './first-picture.ts';

/** Head, heading and lead where the client draws them again; the measures are those of its public frame. */
const css = `
.first{min-height:100vh;background:var(--p-page)}
.first-head{display:flex;align-items:center;gap:10px;max-width:1280px;min-height:72px;margin:0 auto;padding:0 var(--p-5);font-size:var(--p-text-card);font-weight:600}
.first-head svg,.first-head img{display:block}.first-head img{width:auto;max-width:140px;height:28px}
.first-main{max-width:1280px;margin:0 auto;padding:var(--p-5) var(--p-5) 0}
.first-main h1{font-size:var(--p-text-key);line-height:36px;letter-spacing:-0.02em;text-wrap:balance}
.first-main p{max-width:72ch;padding-top:var(--p-2);color:var(--p-muted);line-height:22px;text-wrap:balance}
@media (max-width:900px),(pointer:coarse){.first-head{min-height:76px}}
@media (max-width:720px){.first-head{min-height:68px;padding:0 var(--p-4)}.first-main{padding:var(--p-4) var(--p-4) 0}}
`;

const ownMark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="var(--p-accent)"/>' +
  '<path d="M8.5 22.5v-6M16 22.5V9.5M23.5 22.5v-9" stroke="var(--p-on-accent)" stroke-width="4" stroke-linecap="round" fill="none"/></svg>';

/**
 * What a public page says first, before any script has come.
 * @param path the path after the client's redirects (effectivePath).
 * @param operator who runs the portal.
 * @returns null where the client alone knows what stands there. Of the landing page and the agreements it is the head:
 * what stands below depends on who comes, and on which of the two is asked for.
 */
export function publicPicture(path: string, language: Language, operator: Operator): FirstPicture | null {
  if (!isPublicPage(path)) return null;
  const head = `<div class="first-head">${markOf(operator)}<span>${escapeText(portalNameOf(operator, language))}</span></div>`;
  if (path === '/home' || path === '/protocol') return { html: `<div class="first">${head}</div>`, css };
  const title = escapeText(publicPages[path][language].title);
  const words = `<h1 data-testid="first-heading">${title}</h1><p>${escapeText(publicLeads[path][language])}</p>`;
  return { html: `<div class="first">${head}<div class="first-main">${words}</div></div>`, css };
}

const markOf = ({ mark }: Operator): string => (mark ? `<img src="${escapeText(mark)}" alt="" height="28">` : ownMark);
