import { expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { bareText, mapTexts } from './bare-text.ts';
import { xmlDocument } from './xml-document.ts';

test('signs that XML cannot hold are left out, and all others stay', () => {
  expect(bareText('a\u0000\u0008\u001b\u0085\uffff\ufffe\ud83db\t\r\n比🚗')).toBe('ab\t\r\n比🚗');
  expect(mapTexts({ one: ['\u0001x', 1, null, { two: 'y\u0002' }], none: undefined }, bareText)).toEqual({
    one: ['x', 1, null, { two: 'y' }],
    none: undefined,
  });
  const document = xmlDocument({ feed: { title: 'A\u0008 & <B>\uffff', link: { '@_href': '/x\u0001' } } });
  expect(document).toContain('<title>A &amp; &lt;B&gt;</title>');
  expect(new XMLParser({ ignoreAttributes: false }).parse(document).feed.link['@_href']).toBe('/x');
});
