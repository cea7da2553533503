import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { printer } from './printer.ts';

test('prints lines, and says nothing more', async () => {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { say, end } = printer(out);
  say('one');
  say('two');
  expect([await end(), lines.join('')]).toEqual([null, 'one\ntwo\n']);
});

test('what cannot be printed was carried out all the same, and is told so', async () => {
  const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC: no space left on device')) });
  const { say, end } = printer(out);
  say('one');
  say('two');
  expect(await end()).toMatch(/carried out, but what it says could not be printed \(ENOSPC/);
});
