import { beforeEach, describe, expect, test } from '@jest/globals';
import { membrane } from './membrane.ts';

/** Refuses other receivers, as the objects of the platform do. */
class Shared {
  shown = 1;
  get self(): string {
    if (!(this instanceof Shared) || Object.getPrototypeOf(this) !== Shared.prototype) throw new TypeError('Illegal');
    return 'self';
  }
  method(): unknown {
    return this;
  }
}

let real: Shared & { [name: string]: unknown };
let face: Record<string, unknown>;
let scope: object;

const evaluate: unknown = Reflect.get(globalThis, 'eval');

const make = () => {
  const wrapped = membrane(real, () => ({}));
  return { ...wrapped, face: wrapped.face as Record<string, unknown> };
};

beforeEach(() => {
  real = Object.assign(new Shared(), { Constructed: class Constructed {} }) as unknown as typeof real;
  ({ face, scope } = make());
});

describe('S9.050 what an area writes stays on its side', () => {
  test('a write, a definition and a deletion are seen on this side alone', () => {
    face.shown = 2;
    face.added = 'own';
    Object.defineProperty(face, 'defined', { value: 3 });
    delete face.Constructed;
    expect([face.shown, face.added, face.defined, face.Constructed]).toEqual([2, 'own', 3, undefined]);
    expect('Constructed' in face).toBe(false);
    expect(Object.keys(real)).toEqual(['shown', 'Constructed']);
    expect(real.shown).toBe(1);
    const other = make().face;
    expect([other.shown, other.added, 'Constructed' in other]).toEqual([1, undefined, true]);
  });

  test('a name that was deleted can be written again, and one that was never there is deleted without a word', () => {
    delete face.shown;
    face.shown = 5;
    expect(face.shown).toBe(5);
    delete face.shown;
    expect(Object.keys(face)).not.toContain('shown');
    expect(Reflect.deleteProperty(face, 'never')).toBe(true);
    expect('never' in face).toBe(false);
  });

  test('what the page sets later is read', () => {
    real.later = 'page';
    expect(face.later).toBe('page');
    expect(Object.keys(face)).toEqual(['shown', 'Constructed', 'later']);
  });

  test('accessors that an area defines are called with the face', () => {
    Object.defineProperty(face, 'double', {
      get(this: Record<string, number>) {
        return (this.shown ?? 0) * 2;
      },
      set(this: Record<string, number>, value: number) {
        this.shown = value / 2;
      },
      configurable: true,
    });
    expect(face.double).toBe(2);
    face.double = 10;
    expect([face.shown, real.shown]).toEqual([5, 1]);
  });
});

describe('S9.050 the face is as good as the real object', () => {
  test('getters and methods get the real object, and a method is the same whenever it is read', () => {
    expect(face.self).toBe('self');
    const method = face.method as () => unknown;
    expect(method.call(face)).toBe(real);
    expect(method.call(scope)).toBe(real);
    expect(method.call('other')).toBe('other');
    expect(face.method).toBe(method);
  });

  test('what can be constructed, and what the language defines, is handed over as it is', () => {
    Object.assign(real, { parseInt, eval: evaluate });
    expect(face.Constructed).toBe(real.Constructed);
    expect(face.parseInt).toBe(parseInt);
    expect(face.eval).toBe(evaluate);
    expect((face.hasOwnProperty as typeof Object.prototype.hasOwnProperty)('shown')).toBe(true);
    face.added = 1;
    expect((face.hasOwnProperty as typeof Object.prototype.hasOwnProperty)('added')).toBe(true);
  });

  test('it says of no property what its target would give the lie to', () => {
    Object.defineProperty(real, 'fixed', { value: 1 });
    expect(Object.getOwnPropertyDescriptor(face, 'fixed')).toMatchObject({ value: 1, configurable: true });
    Object.defineProperty(real, 'read', { get: () => 7, enumerable: true });
    expect(Object.getOwnPropertyDescriptor(face, 'read')?.get?.()).toBe(7);
    Object.defineProperty(face, 'own', { value: 2 });
    expect(Object.getOwnPropertyDescriptor(face, 'own')).toMatchObject({ value: 2, configurable: false });
    expect(Reflect.deleteProperty(face, 'own')).toBe(false);
    expect(Reflect.set(face, 'own', 3)).toBe(false);
    expect(Object.getOwnPropertyNames(face)).toEqual(['own', 'shown', 'Constructed', 'fixed', 'read']);
    expect(face).toBeInstanceOf(Shared);
    expect(() => Object.freeze(face)).toThrow(TypeError);
    expect(Reflect.setPrototypeOf(face, null)).toBe(false);
  });

  test('as a scope it keeps a deleted name from being found further out, and no other', () => {
    delete face.shown;
    expect(['shown' in scope, 'Constructed' in scope, 'never' in scope]).toEqual([true, true, false]);
    expect(Reflect.get(scope, 'shown')).toBeUndefined();
    expect(Reflect.get(scope, Symbol.unscopables)).toBeUndefined();
    Reflect.set(scope, 'shown', 4);
    expect([face.shown, real.shown]).toEqual([4, 1]);
  });
});
