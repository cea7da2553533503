import { setTimeout as pause } from 'node:timers/promises';
import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { monthNumber, monthText } from '../../../server/market/index.ts';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { percentile } from '../percentile.ts';
import { asking, isAnswered, variants, within } from './asking.ts';
import { type Client, signedIn } from './browser-client.ts';
import { memoryOf } from './memory-of.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';
import { time, varied } from './varied.ts';

const eight = Array.from({ length: 8 }, (_, place) => place);
const span = 30_000;
/** Of eight people against one alone: each of their questions keeps both cores for a part of its time. */
const besideSeven = { half: 3, slowest: 12 };
const limits = { short: 200, peak: 1500, rest: 512 };

/** Every sub-model in every city, by month, with what was sold since January and the year before: nothing is larger. */
function everyCell({ dataSources, last }: MarketCatalogue, months: number, sources: number): MarketQuery {
  return {
    dataset: 'sales',
    dateType: 'monthly',
    to: last,
    from: monthText(monthNumber(last) - months + 1),
    dataSources: dataSources.slice(0, sources).map(({ key }) => key) as MarketQuery['dataSources'],
    by: ['subModel', 'city', 'period', ...(sources > 1 ? (['dataSource'] as const) : [])],
    indicators: ['volume', 'yoy', 'cumulativeVolume', 'ytdGrowth', 'share'],
  };
}

/** The largest question of one source that the server takes. */
async function heaviest(client: Client, catalogue: MarketCatalogue): Promise<{ query: MarketQuery; months: number }> {
  for (let months = 36; months > 0; months -= 1) {
    const query = everyCell(catalogue, months, 1);
    if (await isAnswered(client, query)) return { query, months };
  }
  throw new Error('Every question is refused.');
}

/** Eight people who ask the typical questions, each a tenth of a second after the last answer, beside one of them alone. */
async function eightPeople(clients: readonly Client[], catalogue: MarketCatalogue): Promise<Figure[]> {
  const typical = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
  const person = (client: Client, place: number, isOver: () => boolean) => {
    const numbers = Array.from({ length: 30 }, (_, round) => 1000 + place * 100 + round);
    const own = numbers.flatMap((number) => typical.map(({ query }) => varied(query, number)));
    return asking(client, [...own.slice(place), ...own.slice(0, place)], 100, isOver);
  };
  const [first] = clients;
  if (!first) return [];
  const alone = percentile(await person(first, clients.length, within(span / 3)), 0.5);
  const isOver = within(span);
  const times = (await Promise.all(clients.map((client, place) => person(client, place, isOver)))).flat();
  return [
    compared('market: eight people, p50, against one alone', 'ms', percentile(times, 0.5), alone, besideSeven.half),
    compared(
      'market: eight people, p99, against p50 of one',
      'ms',
      percentile(times, 0.99),
      alone,
      besideSeven.slowest,
    ),
  ];
}

/** A short question of one account while another keeps eight of the heaviest before the engine. */
async function besideHeavy(
  [short, ...heavy]: readonly Client[],
  catalogue: MarketCatalogue,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const [first] = heavy;
  const [top] = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
  if (!short || !first || !top) return [];
  const whole = everyCell(catalogue, 35, catalogue.dataSources.length);
  const refused = await time(async () => {
    if (await isAnswered(first, whole)) throw new Error('Every cell of every source is answered.');
  });
  progress(`every sub-model, city, month and source of 35 months: refused after ${refused.toFixed(1)} ms`);
  const alone = await asking(short, variants(top.query, 2000, 400), 50, within(5000));
  const { query, months } = await heaviest(first, catalogue);
  const isOver = within(span);
  const [times, ...long] = await Promise.all([
    asking(short, variants(top.query, 3000, 1000), 50, isOver),
    ...heavy.map((client, place) => asking(client, variants(query, 1 + place * 500, 500), 0, isOver)),
  ]);
  const [middle, waited] = [percentile(alone, 0.5), percentile(long.flat(), 0.5)];
  progress(
    `the short one alone: ${middle.toFixed(1)} ms; a heavy one of ${months} months: ${waited.toFixed(0)} ms with its wait`,
  );
  return [
    absolute('market: a short question beside eight heavy ones, p50', 'ms', percentile(times, 0.5), limits.short),
    absolute('market: a short question beside eight heavy ones, p99', 'ms', percentile(times, 0.99), limits.short),
  ];
}

/** What is resident now, and what ever was. */
async function memoryFigures({ pid }: SpawnedServer, rest: number): Promise<Figure[]> {
  await pause(15_000);
  const memory = await memoryOf(pid);
  if (!memory) return [];
  return [
    absolute('market: memory at rest, before', 'MB', rest, limits.rest),
    absolute('market: memory at most', 'MB', memory.peak, limits.peak),
    absolute('market: memory at rest, fifteen seconds after', 'MB', memory.now, limits.rest),
  ];
}

/** What one account's questions cost another, and the server. @param folder holds the market */
export async function measureShare(folder: string, progress: (text: string) => void): Promise<Figure[]> {
  const server = await spawnServer(folder);
  const clients: Client[] = [];
  const clientOf = async (userNm: string, pwd: string) => {
    const client = await signedIn(server.origin, userNm, pwd);
    clients.push(client);
    return client;
  };
  try {
    const short = await clientOf('admin', 'Portal-2026-admin');
    const heavy: Client[] = [];
    for (const _place of eight) heavy.push(await clientOf('demo', 'Portal-2026'));
    const catalogue = await short.read('marketCatalogue', { dataset: 'sales' });
    const rest = (await memoryOf(server.pid))?.now ?? 0;
    const people = await eightPeople([short, ...heavy.slice(1)], catalogue);
    return [
      ...people,
      ...(await besideHeavy([short, ...heavy], catalogue, progress)),
      ...(await memoryFigures(server, rest)),
    ];
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
}
