import { beforeEach, expect, jest, test } from '@jest/globals';
import { ForeignTraces } from './foreign-traces.ts';
import { SharedPage } from './shared-page.ts';

const page = document.defaultView as Window & typeof globalThis;
const natives = [page.EventTarget.prototype.addEventListener, page.EventTarget.prototype.removeEventListener] as const;
const [area, library] = ['https://away.example/index.js', 'https://portal.example/loader.js'];

let slot: HTMLElement;
let shared: SharedPage;
let foreign: ForeignTraces;
const caller = jest.fn<(standIn: unknown) => string>();

beforeEach(() => {
  [page.EventTarget.prototype.addEventListener, page.EventTarget.prototype.removeEventListener] = natives;
  slot = document.createElement('main');
  document.body.replaceChildren(slot);
  caller.mockReset();
  shared = new SharedPage(page, caller);
  foreign = new ForeignTraces({
    page,
    shared,
    isOwn: (address) => address === area,
    brings: () => false,
    slot: () => slot,
  });
});

const add = (target: EventTarget, heard: EventListener, by: string) => {
  caller.mockReturnValue(by);
  caller.mockClear();
  for (const type of ['click', 'keydown', 'focusin']) target.addEventListener(type, heard);
  return caller.mock.calls.length;
};

test('a library that listens to one element of the area many times is found once, and anew in the next turn', async () => {
  const root = slot.appendChild(document.createElement('div'));
  const heard = jest.fn();
  expect(add(root, heard, library)).toBe(1);
  expect(add(slot.appendChild(document.createElement('div')), heard, library)).toBe(1);
  await Promise.resolve();
  expect(add(root, heard, library)).toBe(1);
  root.click();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('nobody is looked up while an area of the portal runs, unless one from elsewhere is there', () => {
  const heard = jest.fn();
  const listen = () => add(slot.appendChild(document.createElement('div')), heard, area);
  expect(shared.byPortal(listen)).toBe(0);
  slot.querySelector('div')?.click();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(() =>
    shared.byPortal(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(listen()).toBe(3);
  foreign.enter();
  expect(shared.byPortal(listen)).toBe(1);
});

test('on what outlasts the area each listener is asked about, as others listen there in the same turn', () => {
  const [own, ofLibrary] = [jest.fn(), jest.fn()];
  foreign.enter();
  expect([add(document, ofLibrary, library), add(document, own, area)]).toEqual([3, 3]);
  expect(foreign.leave()).toEqual(['click', 'keydown', 'focusin'].map((type) => `a listener for ${type}`));
  document.dispatchEvent(new Event('keydown'));
  expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([0, 1]);
});

test('an area that is away does not listen to elements of the one that is there', async () => {
  const heard = jest.fn();
  foreign.enter();
  foreign.leave();
  const button = slot.appendChild(document.createElement('button'));
  add(button, jest.fn(), library);
  await Promise.resolve();
  add(button, heard, area);
  button.click();
  expect(heard).not.toHaveBeenCalled();
});

test('what an area that is away does stands for nobody who listens to the same target in that turn', () => {
  const [own, ofLibrary] = [jest.fn(), jest.fn()];
  const root = document.createElement('div');
  add(root, own, area);
  add(root, ofLibrary, library);
  root.click();
  expect([own, ofLibrary].map((each) => each.mock.calls.length)).toEqual([0, 1]);
});

test.each<[string, string, string, number[]]>([
  ['the area’s, then a library’s', area, library, [0, 1]],
  ['a library’s, then the area’s', library, area, [1, 0]],
])('listeners of a node that moves into the page in that turn: %s', (_what, first, second, heard) => {
  foreign.enter();
  const node = document.createElement('div');
  const [before, after] = [jest.fn(), jest.fn()];
  add(node, before, first);
  document.body.append(node);
  add(node, after, second);
  // A library’s node stays; what the area put on it goes.
  caller.mockReturnValue(library);
  foreign.leave();
  document.body.append(node);
  node.click();
  expect([before, after].map((each) => each.mock.calls.length)).toEqual(first === area ? [1, 1] : heard);
  node.remove();
});

test('whoever removes a listener, the area does not leave it, and nobody has to be found for that', () => {
  const own = jest.fn();
  foreign.enter();
  add(document, own, area);
  caller.mockClear();
  for (const type of ['click', 'keydown', 'focusin']) document.removeEventListener(type, own);
  expect(caller).not.toHaveBeenCalled();
  expect(foreign.leave()).toEqual([]);
});
