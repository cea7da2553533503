/** Functions of the language itself: they ask for no receiver, and eval must stay the very function it is. */
const ofLanguage = new Set<unknown>(
  'eval parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent escape unescape'
    .split(' ')
    .map((name) => Reflect.get(globalThis, name)),
);

/** Methods that the platform gives refuse every receiver but the real object; what can be constructed needs none. */
const wantsReceiver = (key: PropertyKey, value: unknown): value is CallableFunction =>
  typeof value === 'function' &&
  !Object.hasOwn(value, 'prototype') &&
  !ofLanguage.has(value) &&
  value !== Reflect.get(Object.prototype, key);

export interface Membrane {
  /** Stands for the real object. */
  readonly face: object;
  /** The same for a `with`: a name that was deleted is not looked for further out, where the real object has it. */
  readonly scope: object;
}

/**
 * A stand-in for an object that many share: reads go through to it, writes stay on this side.
 *
 * @param real the shared object
 * @param own holds what was written on this side. It is the target of the proxies, so what they say of a property that
 *   cannot be configured is always true. It has no prototype; what stands in it from the start counts as written.
 */
export function membrane(real: object, own: object): Membrane {
  const deleted = new Set<PropertyKey>();
  const adapted = new WeakMap<CallableFunction, CallableFunction>();

  /** One stand-in for each function, so that it is the same whenever it is read; its own properties are the real ones. */
  const adapt = (method: CallableFunction): CallableFunction => {
    const known = adapted.get(method);
    if (known) return known;
    const made = new Proxy(method, {
      apply: (_, self: unknown, given) => Reflect.apply(method, self === face || self === scope ? real : self, given),
    });
    adapted.set(method, made);
    return made;
  };
  const has = (key: PropertyKey) => Reflect.has(own, key) || (Reflect.has(real, key) && !deleted.has(key));
  const get = (key: PropertyKey): unknown => {
    if (Reflect.has(own, key)) return Reflect.get(own, key, face);
    if (deleted.has(key)) return undefined;
    const value: unknown = Reflect.get(real, key);
    return wantsReceiver(key, value) ? adapt(value) : value;
  };
  const set = (key: PropertyKey, value: unknown): boolean => {
    deleted.delete(key);
    const setter = Reflect.getOwnPropertyDescriptor(own, key)?.set;
    if (!setter) return Reflect.set(own, key, value);
    Reflect.apply(setter, face, [value]);
    return true;
  };
  /** What the real object has may be changed on this side whatever it says itself. */
  const describe = (key: PropertyKey): PropertyDescriptor | undefined => {
    const written = Reflect.getOwnPropertyDescriptor(own, key);
    const found = written || deleted.has(key) ? undefined : Reflect.getOwnPropertyDescriptor(real, key);
    if (!found) return written;
    const { enumerable } = found;
    if ('value' in found) return { value: get(key), writable: true, enumerable, configurable: true };
    return { get: () => get(key), set: (value) => void set(key, value), enumerable, configurable: true };
  };

  const face: object = new Proxy(own, {
    has: (_, key) => has(key),
    get: (_, key) => get(key),
    set: (_, key, value) => set(key, value),
    defineProperty: (_, key, descriptor) => {
      deleted.delete(key);
      return Reflect.defineProperty(own, key, descriptor);
    },
    deleteProperty: (_, key) => {
      if (!Reflect.deleteProperty(own, key)) return false;
      if (Reflect.has(real, key)) deleted.add(key);
      return true;
    },
    getOwnPropertyDescriptor: (_, key) => describe(key),
    ownKeys: () => {
      const outside = Reflect.ownKeys(real).filter((key) => !deleted.has(key));
      return [...new Set([...Reflect.ownKeys(own), ...outside])];
    },
    getPrototypeOf: () => Reflect.getPrototypeOf(real),
    setPrototypeOf: () => false,
    preventExtensions: () => false,
  });
  const scope: object = new Proxy(own, {
    has: (_, key) => has(key) || deleted.has(key),
    get: (_, key) => (key === Symbol.unscopables ? undefined : get(key)),
    set: (_, key, value) => set(key, value),
  });
  return { face, scope };
}
