/**
 * Runs in the page before anything else does: where all that is recorded lies, and whose code has called a function of the
 * browser. A function goes into the page as its text, so it names nothing outside of itself.
 */
export function openRecords() {
  const place = /([^\s()]+):\d+:\d+\)?$/;
  const records = {
    /** What the addresses of the area's own files begin with; set once that is known. */
    base: '',
    /** Where areas are mounted. */
    area: () => document.querySelector('[data-testid="area"]'),
    listeners: () => [],
    timers: () => [],
    observers: () => [],
    placed: [],
    trouble: [],
    visits: [],
    /**
     * Only the very caller counts: what a shared library does for an area is the library's. The host of areas stands before
     * these functions as well, as `standIn`; then it is who has called the host.
     */
    caller(callee) {
      const holder = {};
      const usual = Error.stackTraceLimit;
      Error.stackTraceLimit = 25;
      Error.captureStackTrace(holder, callee);
      Error.stackTraceLimit = usual;
      const lines = String(holder.stack).split('\n').slice(1);
      const host = lines.findLastIndex((line) => /\bstandIn\b/.test(line));
      for (const line of lines.slice(host + 1)) {
        const address = place.exec(line)?.[1];
        if (address && !address.startsWith('pptr:')) return address;
      }
      return '';
    },
    isOwn: (address) => records.base !== '' && address.startsWith(records.base),
  };
  performance.setResourceTimingBufferSize(5000);
  Object.defineProperty(window, Symbol.for('@portal/check'), { value: records });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    records.trouble.push({
      kind: 'policy',
      directive: effectiveDirective,
      blocked: blockedURI,
      sourceFile,
      lineNumber,
    }),
  );
  const fail = (reason, address) =>
    records.trouble.push({
      kind: 'error',
      words: String(reason?.stack ?? reason)
        .split('\n', 1)[0]
        .slice(0, 300),
      isOwn: records.isOwn(address) || (records.base !== '' && String(reason?.stack).includes(records.base)),
    });
  addEventListener('error', ({ error, message, filename }) => fail(error ?? message, filename ?? ''));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason, ''));
}
