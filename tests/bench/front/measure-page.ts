import { get } from 'node:http';
import { styleId, writeStyleIds } from '@portal/contract';
import type { Side } from './serve-side.ts';

/** Bytes of an answer as they come over the wire. */
const bytesOf = (address: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { cookie, 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

/** The HTML of an area's page, for a browser that comes first, and for one that has the style sheets in its cache. */
export async function measurePage(side: Side, token: string): Promise<{ first: number; again: number }> {
  const address = `${side.origin}/sales/ranking`;
  const html = await (await fetch(address, { headers: { cookie: `token=${token}` } })).text();
  const files = [...html.matchAll(/data-href="([^"]+)"/g)].map(([, file = '']) => file);
  const cookie = `token=${token}; styles=${writeStyleIds(files.map(styleId))}`;
  return { first: await bytesOf(address, `token=${token}`), again: await bytesOf(address, cookie) };
}
