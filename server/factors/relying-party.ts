/** For whom a passkey is good, as WebAuthn wants it: a domain, and the pages that may ask for it. */
export interface RelyingParty {
  rpID: string;
  origins: string[];
}

/**
 * A passkey belongs to the host that people reach the portal by. Addresses of machines have none; on the own machine
 * `localhost` stands for them.
 * @param origin such as https://portal.example.com
 */
export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin);
  if (!/^(?:127\.|\[::1\]$)/.test(url.hostname)) return { rpID: url.hostname, origins: [url.origin] };
  url.hostname = 'localhost';
  return { rpID: 'localhost', origins: [url.origin] };
}
