import { describe, expect, test } from '@jest/globals';
import { measuredThat, visitThat } from '../testing/sound-measured.ts';
import { judgeArea } from './judge-area.mjs';
import type { Measured } from './measured.mjs';

const kindsOf = (changed: Partial<Measured>, budget?: number) =>
  judgeArea(measuredThat(changed), { budget }).map(({ kind }) => kind);

const failed = (reason: string) => ({ state: 'failed' as const, reason, words: 'It is so.', ms: 80 });
const pale = { id: 'color-contrast', help: 'Elements must have enough contrast', places: ['<h1>'] };
const nameless = { id: 'button-name', help: 'Buttons must have text', places: ['<button>'] };
const file = (name: string, bytes: number, copies: string[] = []) => ({
  address: `https://p/${name}?1`,
  bytes,
  copies,
});

test('nothing is wrong with a sound area', () => expect(kindsOf({})).toEqual([]));

describe('lifecycles', () => {
  test.each<[string, Partial<Measured>, string]>([
    ['no entry of the menu', { isInMenu: false, first: failed('') }, 'not-in-menu'],
    ['a mount that does not end', { first: { ...failed('mount'), state: 'pending' } }, 'mount-hangs'],
    [
      'a mount that the host has given up',
      { first: failed('mount'), visits: [visitThat({}, { mount: 'pending' })] },
      'mount-hangs',
    ],
    ['a lacking export', { first: failed('missing-export') }, 'lacks-lifecycle'],
    ['a failed bootstrap', { first: failed('bootstrap') }, 'fails-bootstrap'],
    ['a reason that is not known', { first: failed('moon') }, 'fails-moon'],
    ['an empty element', { visits: [visitThat({}, { drawn: false })] }, 'draws-nothing'],
    ['an element that is empty later', { visits: [visitThat(), visitThat({}, { drawn: false })] }, 'mounts-once'],
    ['a later visit that fails', { later: { state: 'failed', words: 'Twice.' } }, 'mounts-once'],
    ['a later visit that hangs', { later: { state: 'pending', words: '' } }, 'mounts-once'],
    ['an unmount that throws', { visits: [visitThat({}, { unmount: 'failed', words: 'No.' })] }, 'fails-unmount'],
    ['an unmount that does not end', { visits: [visitThat({}, { unmount: 'pending' })] }, 'unmount-hangs'],
  ])('%s', (_what, changed, kind) => expect(kindsOf(changed)).toEqual([kind]));
});

describe('what is left behind', () => {
  test.each<[string, Parameters<typeof visitThat>[0], string]>([
    ['a listener', { listeners: ['resize (window)'] as never }, 'leaves-listener'],
    ['a timer', { timers: ['setInterval'] as never }, 'leaves-timer'],
    ['an observer', { observers: ['ResizeObserver'] as never }, 'leaves-observer'],
    ['a node', { nodes: ['<div>'] as never }, 'leaves-node'],
    ['a function', { functions: ['window.fetch'] as never }, 'replaces-function'],
    ['a global', { globals: ['outlets'] as never }, 'leaves-global'],
    ['an attribute', { attributes: ['body[inert]'] as never }, 'leaves-attribute'],
    ['content', { content: 2 }, 'leaves-content'],
    ['an adopted style sheet', { sheets: 1 }, 'leaves-style'],
  ])('%s, even once', (_what, left, kind) =>
    expect(kindsOf({ visits: [visitThat(left), visitThat()] })).toEqual([kind]),
  );

  test('style elements count when they come with each visit, and not when they came with the first one', () => {
    expect(kindsOf({ visits: [visitThat({ styles: 1 }), visitThat()] })).toEqual([]);
    expect(kindsOf({ visits: [visitThat({ styles: 1 }), visitThat({ styles: 1 })] })).toEqual(['leaves-style']);
  });

  test('names that shared libraries put on window are none of the area', () =>
    expect(kindsOf({ visits: [visitThat({ globals: ['Highcharts', 'webpackChunkportal'] as never })] })).toEqual([]));

  test('what grows with each visit is a fault where nobody was seen to begin it', () => {
    const growth = { 'listeners resize (window)': 1, 'timers setInterval': 0, elements: 9 };
    expect(kindsOf({ growth })).toEqual(['grows-listeners', 'grows-elements']);
    const visits = [visitThat({ listeners: ['resize (window)'] as never })];
    expect(kindsOf({ growth, visits })).toEqual(['leaves-listener', 'grows-elements']);
    expect(kindsOf({ growth: { 'listeners resize (window)': 0.4, elements: 1.2 } })).toEqual([]);
    expect(judgeArea(measuredThat({ growth }))[0]?.sentence.en).toContain('1 more listeners (resize (window))');
    expect(kindsOf({ growth: null })).toEqual([]);
  });
});

describe('looks', () => {
  test.each<[string, Partial<Measured>, string[]]>([
    ['a style for all', { styles: [{ selector: 'button', reaches: '<button>' }] }, ['style-reaches-out']],
    ['a popup elsewhere', { popups: ['<div>'] }, ['popup-outside']],
    ['the same in both', { texts: { en: ['Outlets'], zh_CN: ['Outlets'] } }, ['one-language']],
    ['Chinese in both', { texts: { en: ['网点'], zh_CN: ['网点'] } }, ['one-language']],
    ['Chinese in English', { texts: { en: ['Outlets', '网点'], zh_CN: ['网点'] } }, ['leftover-language']],
    [
      'English in Chinese',
      { texts: { en: ['Outlets of each city'], zh_CN: ['网点', 'Data as of today'] } },
      ['leftover-language'],
    ],
    ['names in Latin letters', { texts: { en: ['Outlets', 'Model Y'], zh_CN: ['网点', 'Model Y', 'BEV'] } }, []],
    ['one language that was looked at', { texts: { en: ['Outlets'], zh_CN: [] } }, []],
    ['no words', { texts: { en: [], zh_CN: [] } }, []],
    ['pale text in one theme', { faults: { light: [], dark: [pale] } }, ['low-contrast']],
    ['pale text in both', { faults: { light: [pale], dark: [pale] } }, ['low-contrast', 'low-contrast']],
    ['the same fault in both themes', { faults: { light: [nameless], dark: [nameless] } }, ['not-accessible']],
  ])('%s', (_what, changed, kinds) => expect(kindsOf(changed)).toEqual(kinds));
});

describe('code', () => {
  test('all scripts and styles count together, against the usual budget or another one', () => {
    const files = [file('index.js', 40_000), file('style.css', 20_001)];
    expect(kindsOf({ files })).toEqual(['too-heavy']);
    expect(kindsOf({ files }, 61)).toEqual([]);
    expect(judgeArea(measuredThat({ files }))[0]?.sentence.en).toContain('index.js 40.0 kB, style.css 20.0 kB');
  });

  test('each library that comes twice is a finding, with the files that bring it', () => {
    const files = [file('a.js', 1, ['react', 'axios']), file('b.js', 1, ['react'])];
    expect(kindsOf({ files })).toEqual(['second-copy', 'second-copy']);
    expect(judgeArea(measuredThat({ files }))[0]?.sentence.en).toContain('react of its own (a.js, b.js)');
  });

  test('what the policy refused, and errors of the own files that nobody caught', () => {
    const trouble = [
      { kind: 'policy', directive: 'img-src', blocked: 'https://x.example' },
      { kind: 'error', isOwn: true, words: 'Error: no.' },
      { kind: 'error', isOwn: false, words: 'Error: of somebody else' },
    ] as unknown as Measured['trouble'];
    expect(kindsOf({ trouble })).toEqual(['breaks-policy', 'throws-unseen']);
    // What keeps it from standing is said once.
    expect(kindsOf({ trouble, first: failed('mount') })).toEqual(['fails-mount', 'breaks-policy']);
  });
});

test('every sentence stands in both languages, ends, and names what it is about', () => {
  const findings = judgeArea(
    measuredThat({
      visits: [visitThat({ listeners: ['resize (window)'] as never, content: 1 })],
      styles: [{ selector: 'button', reaches: '<button>' }],
      faults: { light: [nameless], dark: [pale] },
      later: { state: 'failed', words: 'Twice.' },
    }),
  );
  for (const { sentence } of findings) {
    expect(sentence.en).toMatch(/^[A-Z].*[^.]\.$/);
    expect(sentence.zh).toMatch(/[\u4e00-\u9fff].*。$/);
  }
  expect(findings.map(({ sentence }) => sentence.en).join(' ')).toMatch(/resize \(window\).*button → <button>/);
});
