import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { onlyForPortals } from './only-for-portals.ts';

let server: Server;
let address = '';

beforeAll(async () => {
  const guard = onlyForPortals('https://portal.example.com');
  server = createServer((request, response) => guard(request, response, () => response.end('the area')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the files of an area that is being developed', () => {
  for (const origin of ['http://localhost:8080', 'http://127.0.0.1:9000', 'https://portal.example.com']) {
    test(`go to a page of ${origin}, and are never kept`, async () => {
      const answer = await fetch(address, { headers: { origin } });
      expect(await answer.text()).toBe('the area');
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  }

  const strangers = [
    'https://portal.example.com.evil.net',
    'http://portal.example.com',
    'http://localhost.evil.net',
    'null',
  ];
  for (const origin of strangers) {
    test(`do not go to a page of ${origin}`, async () => {
      const answer = await fetch(address, { headers: { origin } });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(origin);
    });
  }

  test('do not go to a page that hides its origin, but to a person or a program', async () => {
    const statusOf = async (site: string) => (await fetch(address, { headers: { 'sec-fetch-site': site } })).status;
    expect([await statusOf('cross-site'), await statusOf('same-site'), await statusOf('none')]).toEqual([
      403, 403, 200,
    ]);
    expect((await fetch(address)).status).toBe(200);
  });
});
