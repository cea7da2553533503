import type { PDFPageProxy } from 'pdfjs-dist';

/** A link of a page to a page of the portal: its box in points from the lower left, as hits have theirs. */
export interface PageLink {
  path: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is read of an annotation; an address that names no site is called unsafe by the engine. */
interface Annotation {
  subtype?: string;
  rect?: number[];
  url?: string;
  unsafeUrl?: string;
  contentsObj?: { str?: string };
}

/** A path of the portal. @param origin of this site: an address of it is a path as well */
export function portalPath(address: string, origin: string): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : null;
}

/** The links among annotations that lead to pages of the portal; those to other sites, and into the file, are left out. */
export function linksAmong(annotations: readonly Annotation[], origin: string): PageLink[] {
  return annotations.flatMap(({ subtype, rect, url, unsafeUrl, contentsObj }) => {
    const path = subtype === 'Link' ? portalPath(unsafeUrl ?? url ?? '', origin) : null;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect ?? [];
    if (path === null || right <= left || top <= bottom) return [];
    const box = { x: left, y: bottom, width: right - left, height: top - bottom };
    return [{ path, label: contentsObj?.str || path, ...box }];
  });
}

/** The links of a page to pages of the portal. */
export const linksOf = async (page: PDFPageProxy): Promise<PageLink[]> =>
  linksAmong((await page.getAnnotations({ intent: 'display' })) as Annotation[], location.origin);
