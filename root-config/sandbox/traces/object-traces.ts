/** An object that all code of a page shares, and how its members were. */
export interface Shared {
  /** What a developer calls it. */
  name: string;
  object: object;
  /** Whether members that are new on it are taken away as well. */
  whole: boolean;
  before: ReadonlyMap<PropertyKey, PropertyDescriptor>;
}

/** @returns how the members of an object are now */
export function describe(object: object): Map<PropertyKey, PropertyDescriptor> {
  const found = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of Reflect.ownKeys(object)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor) found.set(key, descriptor);
  }
  return found;
}

interface Change {
  object: object;
  key: PropertyKey;
  changed: PropertyDescriptor | undefined;
}

/**
 * What the code of one area puts in the place of functions that all share, such as fetch or a method of a prototype: it
 * counts while the area is there.
 */
export class ObjectTraces {
  readonly #shared: readonly Shared[];
  #setAside: Change[] = [];

  constructor(shared: readonly Shared[]) {
    this.#shared = shared;
  }

  /** Lets count again what the area had changed. */
  enter(): void {
    for (const { object, key, changed } of this.#setAside) define(object, key, changed);
    this.#setAside = [];
  }

  /** @returns what has been put back, such as window.fetch */
  leave(): string[] {
    return this.#shared.flatMap((each) => this.#restore(each));
  }

  /** The area begins anew, and without what it had changed. */
  forget(): void {
    this.#setAside = [];
  }

  #restore({ name, object, whole, before }: Shared): string[] {
    const found: string[] = [];
    const restore = (key: PropertyKey, usual?: PropertyDescriptor, changed?: PropertyDescriptor) => {
      if (!define(object, key, usual)) return;
      this.#setAside.push({ object, key, changed });
      found.push(`${name}.${String(key)}`);
    };
    const keys = Reflect.ownKeys(object);
    for (const key of keys) {
      const usual = before.get(key);
      // To read how a member is takes most of the time, of eight thousand.
      if (usual ? !isCode(usual) : !whole) continue;
      const now = Reflect.getOwnPropertyDescriptor(object, key);
      if (now && !(usual && same(usual, now))) restore(key, usual, now);
    }
    if (keys.filter((key) => before.has(key)).length === before.size) return found;
    for (const [key, usual] of before) if (isCode(usual) && !Object.hasOwn(object, key)) restore(key, usual);
    return found;
  }
}

const same = (descriptor: PropertyDescriptor, other: PropertyDescriptor): boolean =>
  descriptor.value === other.value && descriptor.get === other.get && descriptor.set === other.set;

/** A count or a text on a shared object may be anybody's, and changes rightly. */
const isCode = ({ value, get, set }: PropertyDescriptor): boolean =>
  typeof value === 'function' || get !== undefined || set !== undefined;

const define = (object: object, key: PropertyKey, descriptor?: PropertyDescriptor): boolean =>
  descriptor ? Reflect.defineProperty(object, key, descriptor) : Reflect.deleteProperty(object, key);
