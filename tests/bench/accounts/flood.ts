import { browserClient, type Client } from '../market/browser-client.ts';

/** Run by start-flood.ts: tries to sign in 200 times a second from an address until it is told to stop. */

const rate = 200;
const [origin = '', address = ''] = process.argv.slice(2);
let [refused, other, sent] = [0, 0, 0];

async function tryOnce(client: Client, idle: Client[]): Promise<void> {
  const { body } = await client.ask('simpleLogin', { userNm: `guess-${sent}`, pwd: 'wrong', channel: 1 });
  if (body.includes('"status":429')) refused += 1;
  else other += 1;
  idle.push(client);
}

const idle = await Promise.all(Array.from({ length: 8 }, () => browserClient(origin, null, address)));
const began = performance.now();
process.send?.('begun');
const timer = setInterval(() => {
  // What a late tick missed is made up for, as long as there is a free connection.
  while (sent < ((performance.now() - began) / 1000) * rate) {
    const client = idle.pop();
    if (!client) return;
    sent += 1;
    void tryOnce(client, idle);
  }
}, 2);

process.once('message', () => {
  clearInterval(timer);
  process.send?.({ refused, other, seconds: (performance.now() - began) / 1000 }, () => process.exit(0));
});
