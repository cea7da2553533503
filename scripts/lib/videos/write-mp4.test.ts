import { expect, test } from '@jest/globals';
import { writeMp4 } from './write-mp4.mjs';

const picture = (time: number, key: boolean, length: number) => ({ time, key, data: Buffer.alloc(length, time % 251) });
const chunks = [picture(0, true, 300), picture(500, false, 40), picture(1000, false, 7), picture(3000, true, 900)];
const setup = Buffer.from('014d0028ffe1', 'hex');
const file = writeMp4({ width: 1280, height: 720, duration: 4000, chunks, setup });

/** The boxes of a part of the file: name, and content. */
function read(part: Buffer): { name: string; body: Buffer }[] {
  const found = [];
  for (let at = 0; at < part.length; ) {
    const size = part.readUInt32BE(at);
    found.push({ name: part.toString('latin1', at + 4, at + 8), body: part.subarray(at + 8, at + size) });
    at += size;
  }
  return found;
}

/** The content of a box inside of others. */
const inside = (...path: string[]) =>
  path.reduce((part, name) => read(part).find((box) => box.name === name)?.body ?? Buffer.alloc(0), file);

const samples = (name: string) => inside('moov', 'trak', 'mdia', 'minf', 'stbl', name);
/** The numbers of a table, without version and flags. */
const numbers = (body: Buffer) => Array.from({ length: body.length / 4 - 1 }, (_, at) => body.readUInt32BE(at * 4 + 4));

test('what a player needs to begin stands before the pictures', () => {
  expect(read(file).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat']);
  expect(inside('ftyp').toString('latin1')).toContain('mp41');
});

test('the film says how long it is, and how long each picture stands', () => {
  const head = inside('moov', 'mvhd');
  expect([head.readUInt32BE(12), head.readUInt32BE(16)]).toEqual([1000, 4000]);
  expect(numbers(samples('stts'))).toEqual([3, 2, 500, 1, 2000, 1, 1000]);
});

test('the places of the pictures are right, and the whole ones can be jumped to', () => {
  const [, place = 0] = numbers(samples('stco'));
  expect(file.subarray(place)).toEqual(Buffer.concat(chunks.map(({ data }) => data)));
  expect(numbers(samples('stsz'))).toEqual([0, 4, 300, 40, 7, 900]);
  expect(numbers(samples('stss'))).toEqual([2, 1, 4]);
});

test('the pictures are told to be H.264 of their size, with the set-up of their decoder', () => {
  const kind = samples('stsd').subarray(8);
  expect(kind.toString('latin1', 4, 8)).toBe('avc1');
  expect([kind.readUInt16BE(32), kind.readUInt16BE(34)]).toEqual([1280, 720]);
  expect(read(kind.subarray(86))).toEqual([{ name: 'avcC', body: setup }]);
});
