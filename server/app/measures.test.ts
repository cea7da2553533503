import { expect, test } from '@jest/globals';
import type { CarriedOut } from '../deliveries/index.ts';
import type { Gateways, Message } from '../gateways/index.ts';
import { onBehalfOfRequest } from '../kernel/request-id.ts';
import { openMetrics } from '../metrics/index.ts';
import { openMeasures } from './measures.ts';

const smtp = { url: 'smtp://mail.example.com', from: 'portal@example.com' };
const outcome: CarriedOut = {
  name: 'order',
  state: 'done',
  dataset: 'sales',
  kind: 'add',
  release: null,
  published: false,
  reason: null,
  rules: [],
  at: '2026-11-01T00:00:00Z',
};

async function measured() {
  const metrics = await openMetrics();
  const lines: [object, string][] = [];
  const write = (details: object, words: string) => void lines.push([details, words]);
  const log = { info: write, warn: write, error: write };
  const measures = openMeasures(metrics, { sms: null, mail: smtp }, () => log);
  const text = () => metrics.read();
  return { measures, lines, text };
}

test('messages are counted by channel, and by whether they went out', async () => {
  const { measures, text } = await measured();
  let fails = false;
  const gateways = measures.gateways({
    outbox: null,
    close: async () => undefined,
    send: async () => {
      if (fails) throw new Error('no answer');
    },
  } satisfies Gateways);
  const message = { kind: 'notice', subject: '', text: '', values: {} } as const;
  const send = (channel: Message['channel']) => gateways.send({ ...message, channel, to: 'somebody@example.com' });
  await send('sms');
  await send('email');
  fails = true;
  await expect(send('email')).rejects.toThrow('no answer');
  for (const line of ['channel="sms",outcome="outbox"', 'channel="email",outcome="sent"'])
    expect(await text()).toContain(`portal_messages_total{${line}} 1\n`);
  expect(await text()).toContain('portal_messages_total{channel="email",outcome="failed"} 1\n');
  expect(await text()).not.toContain('somebody');
});

test('deliveries are counted by what became of them', async () => {
  const { measures, lines, text } = await measured();
  measures.delivered(outcome);
  measures.delivered({ ...outcome, release: 'r1' });
  measures.delivered({ ...outcome, release: 'r2', published: true });
  measures.delivered({ ...outcome, state: 'refused' });
  for (const became of ['unchanged', 'made', 'published', 'refused'])
    expect(await text()).toContain(`portal_deliveries_total{outcome="${became}"} 1\n`);
  expect(lines).toHaveLength(4);
});

test('a slow question stands in the log with its request, whether figures are counted or not', async () => {
  const question = {
    asker: 'key k1',
    lane: 'heavy',
    waitedMs: 3,
    ms: 2500,
    question: {},
    outcome: 'answered',
  } as const;
  const { measures, lines, text } = await measured();
  onBehalfOfRequest('0f3a5c7e9b1d', () => measures.engine.slow(question));
  expect(lines).toEqual([[{ ...question, request: '0f3a5c7e9b1d' }, 'a question was slow']]);
  expect(await text()).toContain('portal_engine_slow_total{lane="heavy"} 1\n');
  openMeasures(null, { sms: null, mail: null }, () => null).engine.slow(question);
});
