/**
 * Says the nonce of the page where tools that make style elements look for it: Vite, and what @portal/build adds to other
 * builds. The policy of the page refuses a style element without it.
 */
export function passNonce(nonce: string | undefined): void {
  if (nonce === undefined) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}
