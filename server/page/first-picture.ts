import type { MenuEntry } from '@portal/contract';
import { escapeText } from '@portal/contract';

export interface FirstPicture {
  /** What stands in the page until the client draws the same at the same place. */
  html: string;
  css: string;
}

/** The portal's frame in the sizes of S9.022, drawn with the tokens of the look; the client's own frame replaces it. */
const css = `
.first{display:flex;min-height:100vh;background:var(--p-page)}
.first-rail{flex:none;width:var(--p-rail);background:var(--p-card);border-right:1px solid var(--p-line)}
.first-panel{flex:none;width:var(--p-panel);padding:var(--p-4) var(--p-2);background:var(--p-menu);border-right:1px solid var(--p-line)}
.first-panel p{padding:0 var(--p-3) var(--p-3);font-size:var(--p-text-card);font-weight:600;line-height:24px}
.first-panel a{display:flex;align-items:center;min-height:var(--p-row);margin-bottom:2px;padding:6px var(--p-3);border-radius:var(--p-radius);color:var(--p-text);line-height:20px;text-decoration:none}
.first-panel a[aria-current]{background:color-mix(in srgb,var(--p-accent) 13%,transparent);color:var(--p-accent-strong);font-weight:600}
.first-main{flex:1;min-width:0;padding:48px var(--p-5) 0}
.first-main h1{display:flex;align-items:center;min-height:32px}
@media (max-width:720px){.first{flex-direction:column}
.first-rail{position:fixed;right:0;bottom:0;left:0;width:auto;height:var(--p-rail);border-top:1px solid var(--p-line);border-right:0}
.first-panel{display:flex;width:100%;padding:var(--p-1) var(--p-2);overflow-x:auto;border-right:0;border-bottom:1px solid var(--p-line)}
.first-panel p{display:none}.first-panel a{margin:0 2px 0 0;white-space:nowrap}
.first-main{padding:48px var(--p-3) 0}}
`;

/**
 * The frame and the heading of an area, known before any script has come: the menu of the account names them.
 * @param path the path after the client's redirects (effectivePath).
 * @param menu the menu of the account.
 * @param panelOpen whether the menu panel is open (S3.073).
 * @returns null where the path is no area of the menu: the client decides what stands there.
 */
export function firstPicture(path: string, menu: readonly MenuEntry[], panelOpen: boolean): FirstPicture | null {
  const product = menu.find((entry) => within(prefixOf(entry), path));
  if (!product) return null;
  const links = leaves(product.children);
  // S2.071: the bare path of a product opens its first link.
  const active =
    links.find((link) => within(prefixOf(link), path)) ?? (path === prefixOf(product) ? links[0] : undefined);
  const panel = panelOpen && links.length > 0 ? panelOf(product, links, active) : '';
  const heading = `<h1 data-testid="first-heading">${escapeText((active ?? product).title)}</h1>`;
  const html = `<div class="first"><div class="first-rail"></div>${panel}<div class="first-main">${heading}</div></div>`;
  return { html, css };
}

function panelOf(product: MenuEntry, links: MenuEntry[], active: MenuEntry | undefined): string {
  const items = links.map((link) => {
    const current = link === active ? ' aria-current="page"' : '';
    return `<a href="${escapeText(prefixOf(link))}"${current}>${escapeText(link.title)}</a>`;
  });
  return `<nav class="first-panel"><p>${escapeText(product.title)}</p>${items.join('')}</nav>`;
}

/** S2.047: what stands before a port. */
const prefixOf = ({ path }: MenuEntry): string => path.split(':')[0] ?? '';

/** S6.008: by whole segments. */
const within = (prefix: string, path: string): boolean =>
  prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));

/** Pages of this site only; a link that leads elsewhere is the client's to build (A29). */
const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) =>
    entry.children.length > 0 ? leaves(entry.children) : /^\/(?!\/)/.test(entry.path) ? [entry] : [],
  );
