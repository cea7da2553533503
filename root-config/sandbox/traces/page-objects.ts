import { describe, type Shared } from './object-traces.ts';

/** Families of the browser that hardly anybody changes; to look at them takes longer than at all others. */
const exotic =
  /^(SVG|WebGL|GPU|RTC|Audio|IDB|CSS\w|Bluetooth|USB|HID|XR|Media|Payment|Presentation|Sensor|VTT|Font|Web[A-Z])/;

/** Objects with functions of their own, which stand on the window by name. */
const spaces = ['Math', 'JSON', 'Reflect', 'Atomics', 'Intl', 'CSS', 'console'];

/**
 * What all code of a page shares, and code may change, as it is now: the window, its history, the classes of language
 * and browser with their prototypes.
 *
 * @param page the window of the page
 */
export function pageObjects(page: Window & typeof globalThis): Shared[] {
  const found: Shared[] = [];
  const add = (name: string, object: unknown, whole = true) => {
    if (Object(object) === object)
      found.push({ name, object: object as object, whole, before: describe(object as object) });
  };
  // What is new on the window GlobalTraces takes away; React leaves a mark on the document.
  add('window', page, false);
  add('document', page.document, false);
  add('history', page.history);
  add('navigator', page.navigator);
  for (const name of Object.getOwnPropertyNames(page)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(page, name)?.value;
    if (spaces.includes(name)) add(name, value);
    if (typeof value !== 'function' || exotic.test(name) || !isNative(value)) continue;
    add(name, value);
    add(`${name}.prototype`, (value as { prototype?: unknown }).prototype);
  }
  return found;
}

const isNative = (value: CallableFunction): boolean =>
  Function.prototype.toString.call(value).includes('[native code]');
