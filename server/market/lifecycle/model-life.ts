import {
  type CallPayload,
  type DataSource,
  defaultDataSource,
  type LifeCurve,
  type MarketCatalogue,
  type MarketModelLife,
} from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { lifeCurve } from './life-curve.ts';
import { type LifeLines, lifeLines } from './life-lines.ts';
import { stageWords } from './life-words.ts';
import { marksOf, movers } from './movers.ts';
import { ownMonths } from './own-months.ts';
import { type Owned, standingsOf } from './standings.ts';

/** As many rivals stand beside a model at most, and among so many of the largest they are looked for. */
const [mostRivals, candidates] = [4, 16];

type Source = MarketCatalogue['dataSources'][number];

/** The models that sold most in the latest twelve months of a source, of a segment or of all. */
async function largest({ market, language }: Asking, { key, last }: Source, segment?: string): Promise<string[]> {
  const { rows } = await market.query(
    {
      dataset: 'sales',
      dataSources: [key as DataSource],
      dateType: 'monthly',
      from: monthText(monthNumber(last) - 11),
      to: last,
      by: ['model'],
      indicators: ['volume'],
      ...(segment !== undefined && { filters: { segment: [segment] } }),
      sort: { by: 'volume', direction: 'descending' },
      limit: candidates,
    },
    language,
  );
  return rows.flatMap(({ kind, unnamed, keys }) => (kind === 'row' && !unnamed && keys.model ? [keys.model] : []));
}

/** The segment in which a model sold most, of all months of a source. */
async function segmentOf({ market, language }: Asking, { key, last }: Source, model: string) {
  const { rows } = await market.query(
    {
      dataset: 'sales',
      dataSources: [key as DataSource],
      dateType: 'monthly',
      from: monthText(monthNumber(last) - 35),
      to: last,
      by: ['segment'],
      indicators: ['volume'],
      filters: { model: [model] },
      sort: { by: 'volume', direction: 'descending' },
      limit: 1,
    },
    language,
  );
  const [row] = rows;
  const segment = row?.keys.segment;
  return row && segment && !row.unnamed ? { key: segment, name: row.names.segment ?? segment } : null;
}

/** The months of first launches, as year * 12 + month - 1; of a release they are read once for all models. */
const launchesOf = async ({ asking: { market, signal }, lines }: Pick<CurveParts, 'asking' | 'lines'>) =>
  lines.launches(Object.entries(await market.firstLaunches(signal)));

interface CurveParts {
  asking: Asking;
  source: Source;
  hasLaunches: boolean;
  lines: LifeLines;
}

/**
 * The lives of models, in the order asked; of who never sold there is none.
 * @param launches the months of their first launches, where these were asked already
 */
async function curvesOf(parts: CurveParts, models: string[], launches?: Map<string, number>): Promise<LifeCurve[]> {
  const { asking, source, hasLaunches, lines } = parts;
  if (models.length === 0) return [];
  const [{ first, series }, launched] = await Promise.all([
    ownMonths(
      asking,
      {
        dataset: 'sales',
        dataSources: [source.key as DataSource],
        by: 'model',
        indicator: 'volume',
        filters: { model: models },
        ...(lines.joined && { succession: true }),
      },
      source,
    ),
    launches ?? (hasLaunches ? launchesOf(parts) : new Map<string, number>()),
  ]);
  const ends = source.preliminaryFrom === null ? monthNumber(source.last) + 1 : monthNumber(source.preliminaryFrom);
  const found = new Map(series.map((own) => [own.key, own]));
  return models.flatMap((model) => {
    const own = found.get(model);
    return (own && lifeCurve(own, launched.get(model) ?? null, { first, over: ends - first })) ?? [];
  });
}

/**
 * The first of some models whose launch is known: launches are few, so that the months of the others, which are many,
 * are not asked.
 */
async function launchedAmong(parts: CurveParts, models: string[], most: number): Promise<LifeCurve[]> {
  if (models.length === 0 || !parts.hasLaunches) return [];
  const launches = await launchesOf(parts);
  const found: LifeCurve[] = [];
  let left = models.filter((model) => launches.has(model));
  while (found.length < most && left.length > 0) {
    const curves = await curvesOf(parts, left.slice(0, most - found.length), launches);
    left = left.slice(most - found.length);
    found.push(...curves.filter(({ launch }) => launch !== null));
  }
  return found;
}

/**
 * The life of a car model by month beside its rivals, its stage, and what may have moved it, of the datasets that an
 * account may see.
 * @throws Refusal where no release is published, or it has not the source
 */
export async function modelLife(
  asking: Asking,
  { model: named, rivals: rivalsNamed, dataSource, succession = false }: CallPayload<'marketModelLife'>,
  owned: Owned,
): Promise<MarketModelLife> {
  const stands = await standingsOf(asking, owned);
  const { standing } = stands('sales');
  const places = movers.map((mover) => ({ mover, ...stands(mover.dataset) }));
  const none: MarketModelLife = {
    standing,
    release: null,
    dataSource: null,
    dataSources: [],
    period: null,
    model: null,
    segment: null,
    rivals: [],
    lines: { joined: false, successions: [] },
    marks: [],
    movers: places.map(({ mover, dataset, standing: own }) => {
      return { dataset, standing: own, counts: mover.counts[asking.language] };
    }),
    rule: stageWords(asking.language),
  };
  if (standing !== 'open') return none;
  const { release, dataSources } = await asking.market.catalogue('sales', asking.language);
  const usual = dataSources.find(({ key }) => key === defaultDataSource) ?? dataSources[0];
  const source = dataSources.find(({ key }) => key === dataSource) ?? usual;
  if (!source) return none;
  const { today } = asking.market;
  const lines = lifeLines(await asking.market.successions('model', asking.language), succession);
  const [wanted] = named === undefined ? [] : lines.ends(await today('model', [named]));
  const chosen = rivalsNamed && lines.ends(await today('model', rivalsNamed));
  const hasLaunches = stands('launch').standing === 'open';
  const parts: CurveParts = { asking, source, hasLaunches, lines };
  const usualModel = async () => {
    const models = lines.ends(await largest(asking, source));
    return (await launchedAmong(parts, models, 1))[0] ?? (await curvesOf(parts, models))[0] ?? null;
  };
  const besideIt = async (model: string) => {
    const segment = await segmentOf(asking, source, model);
    const others = chosen ?? (segment ? lines.ends(await largest(asking, source, segment.key)) : []);
    const rivals = others.filter((other) => other !== model);
    return { segment, rivals: await (chosen ? curvesOf(parts, rivals) : launchedAmong(parts, rivals, mostRivals)) };
  };
  // What is beside a model that is named waits for nothing of its own months.
  const beside = wanted === undefined ? null : besideIt(wanted);
  beside?.catch(() => undefined);
  const model = wanted === undefined ? await usualModel() : ((await curvesOf(parts, [wanted]))[0] ?? null);
  const { key, name, first: from, last: to, preliminaryFrom } = source;
  const found = {
    ...none,
    release,
    dataSource: { key, name },
    dataSources: dataSources.map((each) => ({ key: each.key, name: each.name })),
    period: { from, to, preliminaryFrom },
  };
  if (!model) return { ...found, lines: lines.shown([]) };
  const open = places.flatMap(({ mover, standing: own }) => (own === 'open' ? [mover] : []));
  const [{ segment, rivals }, marks] = await Promise.all([
    beside ?? besideIt(model.key),
    marksOf(asking, open, { from: model.from, members: lines.membersOf(model.key) }),
  ]);
  return {
    ...found,
    model,
    segment,
    rivals,
    lines: lines.shown([model.key, ...rivals.map((rival) => rival.key)]),
    marks: marks.filter(({ month }) => month <= to),
  };
}
