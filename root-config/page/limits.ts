/** How long the portal waits, in milliseconds. */
export interface Limits {
  /** S9.001: for the code of an area. */
  code: number;
  /** After which a person is told that it takes longer than usual. */
  slow: number;
  /** For bootstrap and mount each. */
  start: number;
  /** For unmount; the next area is mounted then, whether or not the last one has answered. */
  unmount: number;
  /** For the stylesheet of a module; it is shown without then. */
  style: number;
  /** For overrides, and lists of them, to answer: the page goes on without those that have not. */
  override: number;
}

const defaults: Limits = { code: 120_000, slow: 8_000, start: 10_000, unmount: 3_000, style: 10_000, override: 10_000 };

/** @param given the limits that the server's settings name; those that are absent or no positive number count as usual */
export function withDefaults(given: Partial<Limits> = {}): Limits {
  const pick = (name: keyof Limits) => {
    const value = given[name];
    return typeof value === 'number' && value > 0 ? value : defaults[name];
  };
  return {
    code: pick('code'),
    slow: pick('slow'),
    start: pick('start'),
    unmount: pick('unmount'),
    style: pick('style'),
    override: pick('override'),
  };
}
