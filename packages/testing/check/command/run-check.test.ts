import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AreaManifest } from '@portal/contract/schemas';
import { foreignManifest } from '../../../../tests/fixtures/foreign-area.ts';
import { runCheck } from './run-check.mjs';
import { serveFolder } from './serve-folder.mjs';

const facts = { schema: AreaManifest, categories: ['market-data'], products: [], framePaths: [] };

/** A folder with files of these texts. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-area-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Surroundings without a browser. */
function worldThat(changed: object = {}) {
  const lines: string[] = [];
  const opened = jest.fn(() => Promise.reject(new Error('no portal')));
  const world = {
    command: 'check',
    facts: async () => facts,
    launch: opened,
    startPortal: opened,
    isPortals: () => false,
    print: (line: string) => void lines.push(line),
    ...changed,
  };
  return { lines, opened, run: (...args: string[]) => runCheck(args, world as never) };
}

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((words) => void complaints.push(String(words)));
});
afterEach(() => void jest.restoreAllMocks());

describe('the command', () => {
  test('ends with 2 and says how it is called, for wrong use', async () => {
    expect(await worldThat().run()).toBe(2);
    expect(await worldThat().run('/no/such/folder')).toBe(2);
    expect(complaints).toEqual([expect.stringContaining('Say which area'), expect.stringContaining('is no folder')]);
  });

  test('opens no portal for an area that a portal would leave out, and ends with 1', async () => {
    const { run, lines, opened } = worldThat();
    const folder = folderOf({ 'manifest.json': '{ "id": 7 }', 'index.js': '' });
    expect(await run(folder)).toBe(1);
    expect(opened).not.toHaveBeenCalled();
    expect(lines.join('\n')).toMatch(/✗ manifest\.json, line 1.*It was not opened/s);
  });

  test('says the same to programs as one object', async () => {
    const { run, lines } = worldThat();
    expect(await run(folderOf({ 'index.js': '' }), '--json')).toBe(1);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      ok: false,
      findings: [{ kind: 'manifest-missing' }],
      measures: null,
    });
  });

  test('asks for a portal where it can start none', async () => {
    const { run } = worldThat({ startPortal: null });
    const folder = folderOf({ 'manifest.json': JSON.stringify(foreignManifest), 'index.js': '' });
    expect(await run(folder)).toBe(2);
    expect(complaints).toEqual([expect.stringContaining('--portal')]);
  });

  test('reads the manifest of an area that is served, and says so when nobody answers', async () => {
    const server = createServer((_, response) => response.end('{ "id": 7 }')).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { run, lines } = worldThat();
    expect(await run(`${origin}/area`)).toBe(1);
    expect(lines.join()).toContain("'id'");
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(await run(`${origin}/area`)).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('does not answer')]);
  });
});

describe('a folder that is served to pages of a portal', () => {
  test('gives its files to that portal, nothing beside them, and one port to one of them', async () => {
    const folder = folderOf({ 'area/index.js': 'export {};', 'secret.txt': 'no' });
    const where = { portal: 'https://portal.example', port: 0 };
    const probe = createServer().listen(0, 'localhost');
    await new Promise((listening) => probe.once('listening', listening));
    const { port } = probe.address() as AddressInfo;
    await expect(serveFolder(folder, { ...where, port })).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((closed) => probe.close(closed));
    const { origin, close } = await serveFolder(join(folder, 'area'), { ...where, port });
    const answer = await fetch(`${origin}/index.js`);
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual([
      'export {};',
      'text/javascript; charset=utf-8',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://portal.example');
    for (const path of ['/..%2fsecret.txt', '/', '/none.js', '/%00'])
      expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 404]);
    await close();
  });
});
