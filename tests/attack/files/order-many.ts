import { setTimeout as pause } from 'node:timers/promises';
import { defaultDataSource } from '@portal/contract';
import type { SpawnedServer } from '../../faults/spawned-server.ts';

const signIn = async (server: SpawnedServer, userNm: string, pwd: string): Promise<string> =>
  (await server.call('simpleLogin', { userNm, pwd, channel: 1 })).data?.token ?? '';

/**
 * One account orders eight workbooks of twenty whole sheets at once, another then one of four rows.
 * @returns how many of the eight were taken beyond five, and after how many seconds the small file was there
 */
export async function orderMany(server: SpawnedServer): Promise<{ beyond: number; seconds: number }> {
  const [many, few] = await Promise.all([
    signIn(server, 'admin', 'Portal-2026-admin'),
    signIn(server, 'demo', 'Portal-2026'),
  ]);
  const { data: catalogue } = await server.call('marketCatalogue', { dataset: 'sales' }, { token: few });
  const { first = '', last = '' } = catalogue ?? {};
  const question = { dataset: 'sales', dataSources: [defaultDataSource], dateType: 'monthly', indicators: ['volume'] };
  const sheet = { kind: 'asked', link: '/sales/ranking', shape: null, sorting: null, ranked: false, notes: [] };
  const orderOf = (sheets: object[]) => ({ name: 'Attack', format: 'xlsx', language: 'en', sheets });
  const all = { ...question, from: first, to: last, by: ['period', 'subModel', 'city'] };
  const large = orderOf(
    Array.from({ length: 20 }, (_, at) => ({ ...sheet, title: `All ${at}`, whole: true, question: all })),
  );
  const rows = { ...question, from: last, to: last, by: ['subModel'], limit: 4 };
  const orders = Promise.all(Array.from({ length: 8 }, () => server.call('makeExport', large, { token: many })));
  await pause(500);
  const began = performance.now();
  const order = orderOf([{ ...sheet, title: 'Four', whole: false, question: rows }]);
  let file = (await server.call('makeExport', order, { token: few })).data;
  while (file && file.state !== 'made' && file.state !== 'failed') {
    await pause(100);
    file = (await server.call('listExports', {}, { token: few })).data?.files[0] ?? null;
  }
  const seconds = (performance.now() - began) / 1000;
  const taken = (await orders).filter(({ data }) => data).length;
  return { beyond: Math.max(0, taken - 5), seconds: file?.state === 'made' ? seconds : Number.POSITIVE_INFINITY };
}
