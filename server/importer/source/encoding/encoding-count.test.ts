import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { EncodingCount } from './encoding-count.ts';

const rows = 'month,volume,brand,model\n2024-01,120,长安,逸动\n2024-01,80,奔驰,威霆\n';

function found(...pieces: Uint8Array[]) {
  const count = new EncodingCount();
  for (const piece of pieces) count.add(piece);
  return count.found();
}

describe('the encoding of a file', () => {
  test.each([
    ['ASCII alone', Buffer.from('month,volume\n2024-01,1\n'), 'utf-8'],
    ['UTF-8', Buffer.from(rows), 'utf-8'],
    ['GBK', iconv.encode(rows, 'gbk'), 'gb18030'],
    ['GBK whose characters are common in either', iconv.encode('奔驰,宝马', 'gbk'), 'gb18030'],
    ['Big5', iconv.encode('month,volume,brand,model\n2024-01,120,國產,長城\n2024-01,80,長安,吉利', 'big5'), 'big5'],
    ['one foreign byte', Buffer.concat([Buffer.from(rows), iconv.encode('Mégane', 'latin1')]), 'utf-8'],
    ['UTF-8 whose end is cut off', Buffer.from(rows).subarray(0, -5), 'utf-8'],
    ['Western capitals', iconv.encode('2024-01,9,Ängelholm,Åland\n2024-01,9,Škoda,Östra', 'windows-1252'), null],
    ['Western letters', iconv.encode('2024-01,9,Citroën,Mégane\n2024-01,9,Škoda,Octavia', 'windows-1252'), null],
  ])('%s', (_, bytes, encoding) => expect(found(bytes)?.encoding ?? null).toBe(encoding));

  test('that fits as well as another is said with its doubt', () => {
    expect(found(iconv.encode('奔驰,宝马', 'gbk'))?.doubt).toBe('big5');
    expect(found(iconv.encode(`${rows}2024-01,9,比亚迪,海豹\n`, 'gbk'))?.doubt).toBeNull();
  });

  test('is the same however the bytes come', () => {
    for (const encoding of ['utf-8', 'gbk', 'big5']) {
      const bytes = iconv.encode('品牌,車型\n長安,國產\n奔驰,宝马\n', encoding);
      expect(found(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(found(bytes));
    }
  });
});
