import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { adviseNode } from './require-node.mjs';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test.each(['22.0.0', '24.21.0'])('Node %s is one that the portal is made for', (version) => {
  expect(adviseNode(version)).toBeNull();
});

test('Node 20 is warned of in both languages, and so is one that nobody has tried', () => {
  expect(adviseNode('20.20.2')?.en).toMatch(/^Node 20\.20\.2 still runs .* Node 22 and 24 are supported\.$/);
  expect(adviseNode('20.20.2')?.zh).toMatch(/不再获得安全更新/);
  expect(adviseNode('23.1.0')?.en).toMatch(/^The portal is not tested on Node 23\.1\.0/);
  expect(adviseNode('26.1.0')?.zh).toMatch(/未在 Node 26\.1\.0 上测试/);
});

test('package.json, its lock file and .nvmrc say the same', () => {
  const { engines } = JSON.parse(read('package.json'));
  const lock = JSON.parse(read('package-lock.json'));
  const lines = [...engines.node.matchAll(/\^(\d+)/g)].map(([, line]) => Number(line));
  expect(lines.map((line) => adviseNode(`${line}.0.0`))).toEqual(lines.map(() => null));
  expect(lines).toEqual([22, 24]);
  expect(lock.packages[''].engines).toEqual(engines);
  expect(read('.nvmrc').trim()).toBe(String(lines.at(-1)));
});
