/** What a page may load, beyond this server itself. */
export interface PagePolicy {
  /** Origins modules may come from instead (design chapter 12); empty for everyone but developers. */
  overrideOrigins: readonly string[];
  /** Origins beside the portal from which areas of this account come. */
  moduleOrigins: readonly string[];
  /** Sites that may show the portal in a frame (A21). */
  frameOrigins: readonly string[];
  /** Another back end, when there is one. */
  apiOrigin: string | null;
  /** A11: the host that embedded reports come from, when it is not this server. */
  reportOrigin: string | null;
  /** Lets the style element of the component library in; new for every page. */
  styleNonce: string;
  /** Hash of the one import map that the client may write into the page; null where the build has none. */
  importMapHash: string | null;
}

/** The Content-Security-Policy of a page. Scripts come from files only: nothing inline but an import map, nothing evaluated. */
export function pagePolicy(policy: PagePolicy): string {
  const { overrideOrigins, moduleOrigins, frameOrigins, apiOrigin, reportOrigin, styleNonce, importMapHash } = policy;
  const elsewhere = [...new Set([...overrideOrigins, ...moduleOrigins])].join(' ');
  // A development server pushes its changes over a web socket of the same origin.
  const sockets = overrideOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const directives = {
    'default-src': `'self'`,
    'script-src': `'self' ${importMapHash === null ? '' : `'${importMapHash}'`} ${elsewhere}`,
    'style-src': `'self' 'nonce-${styleNonce}' ${elsewhere}`,
    // A page looks there why a file was refused.
    'connect-src': `'self' ${apiOrigin ?? ''} ${elsewhere} ${sockets}`,
    'img-src': `'self' data: blob: ${elsewhere}`,
    'font-src': `'self' data: ${elsewhere}`,
    'media-src': `'self' https:`,
    'frame-src': `'self' ${reportOrigin ?? ''}`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'self' ${frameOrigins.join(' ')}`,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

/** The policy of everything that is no page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
};
