import { expect, test } from '@jest/globals';
import { writeCaptions } from './write-captions.mjs';
import { writeWebm } from './write-webm.mjs';

const picture = (time: number, key: boolean, length: number) => ({ time, key, data: Buffer.alloc(length, time % 251) });

/** The children of an element: its id in hexadecimal, where it begins, and its content. */
function read(file: Buffer, from = 0): { id: string; at: number; body: Buffer }[] {
  const found = [];
  for (let at = from; at < file.length; ) {
    const idLength = Math.clz32((file[at] ?? 0) << 24) + 1;
    const size = Number(file.readBigUInt64BE(at + idLength) & 0x00ffffffffffffffn);
    const begin = at + idLength + 8;
    found.push({ id: file.toString('hex', at, at + idLength), at, body: file.subarray(begin, begin + size) });
    at = begin + size;
  }
  return found;
}

const cluster = '1f43b675';
const whole = (bytes: Buffer | undefined) => Number(`0x${bytes?.toString('hex')}`);
const child = (body: Buffer | undefined, id: string) =>
  read(body ?? Buffer.alloc(0)).find((one) => one.id === id)?.body;

test('a film says how long it is, and its list of places leads to the clusters', () => {
  const chunks = [picture(0, true, 300), picture(500, false, 40), picture(3000, true, 70_000), picture(3500, false, 5)];
  const [head, segment] = read(writeWebm({ width: 1280, height: 720, duration: 4000, chunks }));
  expect(child(head?.body, '4282')?.toString()).toBe('webm');
  const parts = read(segment?.body ?? Buffer.alloc(0));
  expect(child(parts.find(({ id }) => id === '1549a966')?.body, '4489')?.readDoubleBE()).toBe(4000);
  const clusters = parts.filter(({ id }) => id === cluster);
  expect(clusters.map(({ body }) => whole(child(body, 'e7')))).toEqual([0, 3000]);
  const points = read(parts.find(({ id }) => id === '1c53bb6b')?.body ?? Buffer.alloc(0));
  const places = points.map(({ body }) => [whole(child(body, 'b3')), whole(child(child(body, 'b7'), 'f1'))]);
  expect(places).toEqual([
    [0, clusters[0]?.at],
    [3000, clusters[1]?.at],
  ]);
  const blocks = read(clusters[1]?.body ?? Buffer.alloc(0)).filter(({ id }) => id === 'a3');
  expect(blocks.map(({ body }) => [body.readInt16BE(1), body[3], body.length])).toEqual([
    [0, 0x80, 70_004],
    [500, 0, 9],
  ]);
});

test('captions follow each other without a gap', () => {
  const lines = [
    { seconds: 3, text: '排行' },
    { seconds: 60, text: '趋势' },
  ];
  expect(writeCaptions(lines).match(/[\d:.]+ --> [\d:.]+/g)).toEqual([
    '00:00:00.000 --> 00:00:03.000',
    '00:00:03.000 --> 00:01:03.000',
  ]);
});
