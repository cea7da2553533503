/** A menu path such as /news:8081, taken apart. */
export interface AreaAddress {
  /** S2.047: what stands before the colon. */
  prefix: string;
  /** S3.017: port of a development server; null when there is none between 1 and 65535. */
  port: number | null;
}

/** @param path path of a top-level menu entry */
export function areaAddress(path: string): AreaAddress {
  const [before = '', after = ''] = path.split(':', 2);
  const port = /^\d{1,5}(?=\/|$)/.test(after) ? Number.parseInt(after, 10) : 0;
  return {
    prefix: before.length > 1 ? before.replace(/\/+$/, '') : before,
    port: port >= 1 && port <= 65_535 ? port : null,
  };
}
