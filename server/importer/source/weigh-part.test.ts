import { expect, test } from '@jest/globals';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { type PartWeight, weighPart } from './weigh-part.ts';

async function* inPieces(text: string, length: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

const weigh = (text: string, length = 16_384): Promise<PartWeight> =>
  weighPart('part.xml', inPieces(text, length), usualFileLimits);

test('elements are counted whatever stands between and within them, in whatever pieces they come', async () => {
  const text =
    '<?xml version="1.0"?><!-- <row> --><x:sheetData><row a="1 > 0" b=\'"\'><c r="B1"><v>1 < 2</v></c><c/></row>' +
    '<![CDATA[<row>]]></x:sheetData>';
  for (const length of [1, 2, 7, text.length]) {
    expect(await weigh(text, length)).toEqual({ bytes: text.length, elements: 5, isStreamed: true });
  }
});

test.each(['<!--', '<![CDATA[', '<a', '<a "', "<a ''", '<!', '</'])(
  'a part of nothing but %s, which never ends, is refused at once and not searched over and over',
  async (begin) => {
    const began = performance.now();
    const text = begin.repeat(Math.ceil(1_200_000 / begin.length));
    await expect(weigh(text)).rejects.toMatchObject({ id: 'importer.row-too-long' });
    expect(performance.now() - began).toBeLessThan(10_000);
  },
);
