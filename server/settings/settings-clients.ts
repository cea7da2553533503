import { type Read, readSeconds, readWhole } from './settings-values.ts';

/** What clients may take of the server beside its answers. */
export interface ClientLimits {
  /** PORTAL_CLIENT_SOCKETS: connections of one network at once; those of PORTAL_PROXIES are not counted. */
  sockets: number;
  /** PORTAL_REQUESTS: requests that are worked at at once; one network has half of them, a quarter where others want more. */
  requests: number;
  /** PORTAL_UNREAD_MB: what of answers may wait to be taken by all clients together, here in bytes. */
  unreadBytes: number;
  /** PORTAL_CLIENT_HEADERS: header fields of a request. */
  headers: number;
  /** PORTAL_CLIENT_HEADER_KB: how large the head of a request may be, here in bytes. */
  headerBytes: number;
  /**
   * PORTAL_CLIENT_SECONDS: how long the head of a request may take, a body be slower than anybody's, and an answer
   * not be taken at all, in milliseconds.
   */
  time: number;
}

export const readClientLimits = (read: Read): ClientLimits => ({
  sockets: read('PORTAL_CLIENT_SOCKETS', '1000', readWhole(1, 100_000)),
  requests: read('PORTAL_REQUESTS', '1000', readWhole(4, 100_000)),
  unreadBytes: read('PORTAL_UNREAD_MB', '128', readWhole(8, 100_000)) * 1024 * 1024,
  headers: read('PORTAL_CLIENT_HEADERS', '100', readWhole(10, 2000)),
  headerBytes: read('PORTAL_CLIENT_HEADER_KB', '16', readWhole(4, 1024)) * 1024,
  time: read('PORTAL_CLIENT_SECONDS', '30', readSeconds),
});
