import { describe, expect, test } from '@jest/globals';
import { readXml, writeXml } from './xml.ts';

describe('XML of the messaging service', () => {
  test('texts are read by their tags, as they stand', () => {
    const text =
      '<?xml version="1.0"?><xml><A><![CDATA[<b>&amp; 007]]></A><B> 0123 </B><C><D>in</D></C><E>1</E><E>2</E></xml>';
    expect([...readXml(text)]).toEqual([
      ['A', '<b>&amp; 007'],
      ['B', '0123'],
    ]);
  });

  test('what is written is read again', () => {
    expect(readXml(writeXml({ Content: '绑定成功\n& <ok>' })).get('Content')).toBe('绑定成功\n& <ok>');
  });

  test.each([
    '<!DOCTYPE xml [<!ENTITY a "aaaa">]><xml><A>&a;</A></xml>',
    '<!DOCTYPE xml SYSTEM "http://service.example/x.dtd"><xml><A>1</A></xml>',
    '<xml><!ENTITY a "a"><A>1</A></xml>',
    '<xml><A></xml>',
    '<xml>',
    '<other><A>1</A></other>',
    'text',
    '',
  ])('%s is refused', (text) => expect(() => readXml(text)).toThrow());

  test('entities stay as they are written', () => {
    expect(readXml('<xml><A>&lt;&a;&#65;</A></xml>').get('A')).toBe('&lt;&a;&#65;');
  });

  test('a tag that names a prototype is a tag like any other, or none', () => {
    const read = () => readXml('<xml><__proto__><A>1</A></__proto__><constructor>c</constructor></xml>');
    try {
      expect([...read().values()]).not.toContain('1');
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
    expect(({} as Record<string, unknown>).A).toBeUndefined();
  });
});
