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
  /**
   * The same for a `with`: what was written on this side, before all else. Its look-ups are those of a plain object until
   * a name is not found there, and a name that was deleted is not looked for further out, where the real object has it.
   */
  readonly scope: object;
}

/**
 * A stand-in for an object that many share: reads go through to it, writes stay on this side.
 *
 * @param real the shared object
 * @param given properties that stand on this side from the start, before those of the real object
 */
export function membrane(real: object, given: (face: object) => PropertyDescriptorMap): Membrane {
  const deleted = new Set<PropertyKey>();
  const adapted = new WeakMap<CallableFunction, CallableFunction>();

  /** One stand-in for each function, so that it is the same whenever it is read; its own properties are the real ones. */
  const adapt = (method: CallableFunction): CallableFunction => {
    const known = adapted.get(method);
    if (known) return known;
    const bound = new Proxy(method, {
      apply: (_, self: unknown, values) => Reflect.apply(method, self === face || self === own ? real : self, values),
    });
    adapted.set(method, bound);
    return bound;
  };
  const read = (key: PropertyKey): unknown => {
    if (deleted.has(key)) return undefined;
    const value: unknown = Reflect.get(real, key);
    return wantsReceiver(key, value) ? adapt(value) : value;
  };
  const get = (key: PropertyKey): unknown => (Object.hasOwn(own, key) ? Reflect.get(own, key, face) : read(key));
  const set = (key: PropertyKey, value: unknown): boolean => {
    deleted.delete(key);
    const known = Reflect.getOwnPropertyDescriptor(own, key);
    if (!known)
      return Reflect.defineProperty(own, key, { value, writable: true, enumerable: true, configurable: true });
    if (!known.set) return Reflect.set(own, key, value);
    Reflect.apply(known.set, face, [value]);
    return true;
  };
  /** What the real object has may be changed on this side whatever it says itself. */
  const describe = (key: PropertyKey): PropertyDescriptor | undefined => {
    const written = Reflect.getOwnPropertyDescriptor(own, key);
    const found = written || deleted.has(key) ? undefined : Reflect.getOwnPropertyDescriptor(real, key);
    if (!found) return written;
    const { enumerable } = found;
    if ('value' in found) return { value: read(key), writable: true, enumerable, configurable: true };
    return { get: () => get(key), set: (value) => void set(key, value), enumerable, configurable: true };
  };

  /** What a look-up in the scope comes to when nothing was written under the name. */
  const beyond: object = new Proxy(Object.create(null) as object, {
    has: (_, key) => Reflect.has(real, key) || deleted.has(key),
    get: (_, key) => read(key),
    set: (_, key, value) => set(key, value),
  });
  /** What was written. It is the face's target, so what that says of a property that cannot be configured is true. */
  const own: object = Object.create(beyond, { [Symbol.unscopables]: { value: undefined, configurable: true } });
  const face: object = new Proxy(own, {
    has: (_, key) => Object.hasOwn(own, key) || (Reflect.has(real, key) && !deleted.has(key)),
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
      return [...new Set([...Reflect.ownKeys(own), ...outside])].filter((key) => key !== Symbol.unscopables);
    },
    getPrototypeOf: () => Reflect.getPrototypeOf(real),
    setPrototypeOf: () => false,
    preventExtensions: () => false,
  });
  Object.defineProperties(own, given(face));
  return { face, scope: own };
}
