import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function markOf(content: string | Buffer) {
  const path = join(folder, 'mark');
  writeFileSync(path, content);
  return () => readSettings({ PORTAL_MARK: path });
}

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${body}</svg>`;

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test('without settings nobody runs the portal by name', () => {
  expect(readSettings({})).toMatchObject({ operator: {}, mark: null });
});

test('name and firm have one text for both languages, or one for each', () => {
  const env = {
    PORTAL_NAME: ' 北方汽车数据 | North Car Data ',
    PORTAL_FIRM: 'North Ltd',
    PORTAL_CONTACT: 'mailto:a@b.cn',
  };
  expect(readSettings(env).operator).toEqual({
    name: { zh_CN: '北方汽车数据', en: 'North Car Data' },
    firm: { zh_CN: 'North Ltd', en: 'North Ltd' },
    contact: 'mailto:a@b.cn',
  });
});

test.each([
  [{ PORTAL_NAME: 'a | b | c' }, /PORTAL_NAME must be one name, or a Chinese and an English one with \|/],
  [{ PORTAL_NAME: '甲 |' }, /PORTAL_NAME must be/],
  [{ PORTAL_NAME: 'x'.repeat(41) }, /at most 40 characters/],
  [{ PORTAL_FIRM: 'a\u202eb' }, /PORTAL_FIRM must be/],
  [{ PORTAL_MARK: '/no/such/file.svg' }, /PORTAL_MARK must be an SVG or PNG file that can be read, not '\/no\/such/],
  [{ PORTAL_MARK: tmpdir() }, /PORTAL_MARK must be an SVG or PNG file that can be read/],
])('%j is refused in a sentence', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

describe('the mark', () => {
  test('is an SVG or a PNG, whose address changes with the file', () => {
    const drawn = markOf(`<?xml version="1.0"?>\n<!-- a mark -->\n${svg('<path d="M0 0h8v8z"/><use href="#a"/>')}`)();
    expect(drawn.mark).toMatchObject({
      type: 'image/svg+xml',
      address: expect.stringMatching(/^\/mark\/[0-9a-f]{16}$/),
    });
    expect(drawn.operator.mark).toBe(drawn.mark?.address);
    const points = markOf(png(200, 64))();
    expect(points.mark?.type).toBe('image/png');
    expect(points.mark?.address).not.toBe(drawn.mark?.address);
  });

  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['what happens at an event', svg('', ' onload="alert(1)"')],
    ['HTML', svg('<foreignObject><body/></foreignObject>')],
    ['an address elsewhere', svg('<image xlink:href="https://elsewhere.example/a.png"/>')],
    ['an address without quotes', svg('<a href=javascript:alert(1)>x</a>')],
    ['a style from elsewhere', svg('<style>@import "https://elsewhere.example/a.css"</style>')],
    ['a picture in a style', svg('<rect style="fill:url(https://elsewhere.example/a)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ])('with %s is refused', (_what, content) => {
    expect(markOf(content)).toThrow(/PORTAL_MARK must hold no script and nothing from elsewhere/);
  });

  /** Ten levels, each of which shows the one below it ten times. */
  const bomb = (show: (id: string) => string, hold = 'g') => {
    const levels = Array.from(
      { length: 10 },
      (_, at) => `<${hold} id="l${at + 1}">${show(`l${at}`).repeat(10)}</${hold}>`,
    );
    return `<defs><rect id="l0" width="1" height="1"/>${levels.join('')}</defs>`;
  };
  const styled = Array.from({ length: 10 }, (_, at) => `.c${at}{mask:u\\72l(#l${at})}`).join('');

  test.each([
    ['uses', svg(`${bomb((id) => `<use href="#${id}"/>`)}<use href="#l10"/>`)],
    ['uses of symbols, with a prefix', svg(bomb((id) => `<s:use xlink:href='#${id}'/>`, 'symbol'))],
    ['patterns', svg(bomb((id) => `<path fill="url(#${id})"/>`, 'pattern'))],
    [
      'masks of a style sheet, with signs by their numbers',
      svg(`<style>${styled}</style>${bomb((id) => `<path class="c${id.slice(1)}"/>`, 'mask')}`),
    ],
    ['addresses of which signs are numbers', svg(bomb((id) => `<path mask="u&#114;l(#${id})"/>`, 'mask'))],
    ['a circle', svg('<g id="a"><use href="#a"/></g>')],
    ['elements without end in each other', svg('<g>'.repeat(5000))],
  ])('with a bomb of %s is refused', (_what, content) => {
    expect(markOf(content)).toThrow(/PORTAL_MARK must draw at most 20000 shapes once its references .* are followed/);
  });

  test('with references as drawing programs write them is taken', () => {
    const body = `<style>.a{fill:url(#g);clip-path:url(#c)}</style><defs><linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>
      <clipPath id="c"><use xlink:href="#fff"/></clipPath><path id="fff" d="M0 0h8v8z"/></defs>${'<path class="a" fill="#fff" d="M0 0h8v8z"/>'.repeat(900)}`;
    expect(markOf(svg(body))().mark?.type).toBe('image/svg+xml');
  });

  test.each([
    ['too large a file', `${svg('')}${' '.repeat(64 * 1024)}`, /must be at most 64 kB; '.*' has 65 kB/],
    ['too many points', png(2000, 64), /must be a PNG of 1 to 1024 px a side; '.*' has 2000 by 64/],
    ['a broken PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /has 0 by 0/],
    ['another kind of file', 'GIF89a', /must be an SVG or PNG file; '.*' is neither/],
    ['no text', Buffer.from([0xff, 0xfe, 0x3c, 0x00]), /is neither/],
    ['an empty file', '', /that can be read/],
  ])('%s is refused in a sentence', (_what, content, words) => {
    expect(markOf(content)).toThrow(words);
  });
});
