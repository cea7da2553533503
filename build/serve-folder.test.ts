import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listenFrom } from './listen-from.ts';
import { serveFolder } from './serve-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'portal-served-'));
const folder = join(parent, 'own');
const { server, announce } = serveFolder(folder);
let origin = '';

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.js'), 'built');
  writeFileSync(join(parent, 'secret.js'), 'secret');
  origin = `http://localhost:${await listenFrom(server, 18_890)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

describe('serveFolder', () => {
  test('gives a file to pages of any origin, and never from a cache', async () => {
    const answer = await fetch(`${origin}/index.js`);
    expect(await answer.text()).toBe('built');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gives nothing beside its folder, and says what is not there', async () => {
    for (const path of ['/none.js', '/', '/..%2fsecret.js', '/%2e%2e/secret.js']) {
      const { status } = await fetch(origin + path);
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });

  test('tells pages that the area was built again', async () => {
    const stop = new AbortController();
    const answer = await fetch(`${origin}/changes`, { signal: stop.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    announce();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: built\n\n');
    stop.abort();
  });
});

test('listenFrom takes the next port when one is taken', async () => {
  const taken = (server.address() as AddressInfo).port;
  const other = createServer();
  expect(await listenFrom(other, taken)).toBeGreaterThan(taken);
  other.close();
  await expect(listenFrom(createServer(), taken, 1)).rejects.toThrow(/No port from/);
});
