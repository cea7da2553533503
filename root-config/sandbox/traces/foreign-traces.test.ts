import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { shared as library } from '../testing/shared-library.ts';
import { ForeignTraces } from './foreign-traces.ts';
import { SharedPage } from './shared-page.ts';

type Page = Window & typeof globalThis & Record<string, unknown>;

/** The page's window itself: what a test environment calls `window` may be a copy. */
const page = document.defaultView as Page;
const natives = { fetch: page.fetch, flat: page.Array.prototype.flat };

let slot: HTMLElement;
let count = 0;

/** An area whose code is this very file, as long as no other one is made. */
function anArea(): ForeignTraces {
  count += 1;
  const mine = count;
  const isOwn = (address: string) => mine === count && address.endsWith('foreign-traces.test.ts');
  return new ForeignTraces({ page, shared: new SharedPage(page), isOwn, brings: () => false, slot: () => slot });
}

let area: ForeignTraces;

beforeEach(() => {
  jest.useFakeTimers();
  slot = document.createElement('div');
  library.fill(slot);
  area = anArea();
  area.enter();
});

afterEach(() => {
  area.leave();
  area.forget();
  jest.useRealTimers();
});

describe('what an area from elsewhere leaves running ends with it', () => {
  test('listeners on the window, the document and what stands outside its place; not those of a shared library', () => {
    const [own, ofLibrary] = [jest.fn(), jest.fn()];
    const targets = [page, document, document.body, document.documentElement];
    for (const target of targets) {
      target.addEventListener('keydown', own, true);
      library.listen(target, 'keydown', ofLibrary);
    }
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([4, 4]);
    expect(area.leave()).toEqual(Array.from(targets, () => 'a listener for keydown'));
    page.addEventListener('keydown', own);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([4, 8]);
    for (const target of targets) target.removeEventListener('keydown', ofLibrary);
  });

  test('a listener that it removes itself, or puts on an element of its own, is nothing it leaves', () => {
    const own = jest.fn();
    const button = document.createElement('button');
    slot.append(button);
    button.addEventListener('click', own);
    page.addEventListener('resize', own);
    page.removeEventListener('resize', own);
    page.dispatchEvent(new Event('resize'));
    button.click();
    expect(own).toHaveBeenCalledTimes(1);
    expect(area.leave()).toEqual([]);
  });

  test('timers and frames; while it is away none begins, and those of a shared library go on', () => {
    const [own, ofLibrary] = [jest.fn(), jest.fn()];
    page.setInterval(own, 10);
    page.setTimeout(own, 10);
    page.requestAnimationFrame(function again() {
      page.requestAnimationFrame(again);
    });
    const every = library.every(page, ofLibrary);
    jest.advanceTimersByTime(30);
    expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([4, 3]);
    expect(area.leave()).toEqual(['setInterval', 'requestAnimationFrame']);
    page.setTimeout(own, 10);
    jest.advanceTimersByTime(30);
    expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([4, 6]);
    page.clearInterval(every);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('areas that lie in one folder are told apart by which of them is there', () => {
    const shared = new SharedPage(page);
    const isOwn = (address: string) => address.endsWith('foreign-traces.test.ts');
    count += 1;
    const make = () => new ForeignTraces({ page, shared, isOwn, brings: () => false, slot: () => slot });
    const [away, there] = [make(), make()];
    away.enter();
    away.leave();
    there.enter();
    const own = jest.fn();
    page.setTimeout(own, 10);
    page.setInterval(own, 10);
    jest.advanceTimersByTime(10);
    expect(own).toHaveBeenCalledTimes(2);
    expect(there.leave()).toEqual(['setInterval']);
  });

  test('observers', async () => {
    const seen = jest.fn();
    const observer = new page.MutationObserver(seen);
    expect(observer).toBeInstanceOf(page.MutationObserver);
    observer.observe(document.body, { childList: true });
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
    expect(area.leave()).toEqual(['MutationObserver', 'a node in the page (p)']);
    library.place(document.createElement('p'));
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('what an area from elsewhere has changed is put back, and there again on its next visit', () => {
  test('functions of the window, of its history and of prototypes', () => {
    const [fetch, push] = [jest.fn<typeof page.fetch>(), jest.fn()];
    const before = page.history.pushState;
    page.fetch = fetch;
    page.history.pushState = push;
    page.Array.prototype.flat = (() => 'broken') as never;
    Object.defineProperty(page.Array.prototype, 'shuffled', { value: 1, configurable: true, enumerable: true });
    Reflect.deleteProperty(page.JSON, 'stringify');
    Object.assign(page.JSON, { planted: 1 });
    const left = area.leave();
    for (const each of ['window.fetch', 'history.pushState', 'Array.prototype.flat', 'Array.prototype.shuffled'])
      expect(left).toContain(each);
    expect([page.fetch, page.Array.prototype.flat, page.history.pushState]).toEqual([
      natives.fetch,
      natives.flat,
      before,
    ]);
    expect('shuffled' in []).toBe(false);
    expect(page.JSON.stringify([1])).toBe('[1]');
    area.enter();
    expect(page.fetch).toBe(fetch);
    area.leave();
    area.forget();
    area.enter();
    expect(page.fetch).toBe(natives.fetch);
  });

  test('attributes of html and body, but for what the shell says there; handlers; style sheets of the document', () => {
    const { documentElement: html, body } = document;
    html.dataset.theme = 'dark';
    html.setAttribute('style', '--p-banners: 10px; color: red');
    html.dir = 'rtl';
    body.style.overflow = 'hidden';
    body.className = 'wide';
    page.onkeydown = () => false;
    document.onclick = () => undefined;
    const sheet = {} as CSSStyleSheet;
    Object.assign(document, { adoptedStyleSheets: [sheet] });
    expect(area.leave().sort()).toEqual(
      [
        'document.adoptedStyleSheets',
        'html[dir]',
        'html[style]',
        'body[class]',
        'body[style]',
        'onclick',
        'onkeydown',
      ].sort(),
    );
    expect([html.dataset.theme, html.dir, body.style.overflow, body.className]).toEqual(['dark', '', '', '']);
    expect([html.style.getPropertyValue('--p-banners'), html.style.color]).toEqual(['10px', '']);
    expect([page.onkeydown, document.onclick, document.adoptedStyleSheets]).toEqual([null, null, []]);
    area.enter();
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    area.leave();
    for (const name of ['style', 'data-theme']) html.removeAttribute(name);
  });

  test('nodes that it has put into the page; those of a shared library stay', () => {
    const [own, later] = ['i', 'b'].map((name) => document.createElement(name)) as [HTMLElement, HTMLElement];
    const ofLibrary = library.place(document.createElement('dialog'));
    document.body.append(own);
    document.body.insertAdjacentHTML('beforeend', '<u></u>');
    document.head.appendChild(document.createElement('meta'));
    const style = document.body.appendChild(document.createElement('style'));
    expect(area.leave()).toHaveLength(4);
    expect(document.body.appendChild(later)).toBe(later);
    expect([...document.body.children]).toEqual([slot, ofLibrary]);
    expect(document.head.querySelector('meta')).toBeNull();
    const late = document.createElement('style');
    document.head.append(late);
    expect(late.isConnected).toBe(false);
    // What is asked for once, such as a chunk, comes all the same.
    const chunk = Object.assign(document.createElement('script'), { type: 'text/plain' });
    document.head.append(chunk);
    expect(chunk.isConnected).toBe(true);
    chunk.remove();
    area.enter();
    expect([...document.body.children]).toEqual([slot, ofLibrary, style, late]);
  });
});
