/** What stood under each name before a test put something else there; undefined where nothing stood. */
const before = new Map<string, PropertyDescriptor | undefined>();

/**
 * Puts a value in the place of a global for the rest of the test; the next one finds what stood there before.
 * @param name of the global, as `fetch`
 */
export function stubGlobal(name: string, value: unknown): void {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: true, writable: true });
}

/** Puts back every global that a test has replaced. */
export function putBackGlobals(): void {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  before.clear();
}
