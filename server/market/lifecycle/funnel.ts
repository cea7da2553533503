import type {
  CallPayload,
  DatasetKey,
  FigureKey,
  Filters,
  FunnelStep,
  Language,
  MarketCatalogue,
  MarketFunnel,
} from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { retail, type StepFigures, stepFigures, totalsOf, type Window, yearEndFigures } from './funnel-figures.ts';
import { type Counts, ratesOf } from './funnel-rates.ts';
import { type EmptyStep, type FiguredStep, steps } from './funnel-steps.ts';
import { funnelWindow } from './funnel-window.ts';
import { type Owned, standingsOf } from './standings.ts';

/** Counts by month that steps and rates are made of, by dataset. */
const counted: readonly (readonly [DatasetKey, readonly FigureKey[]])[] = [
  ['attention', ['totalAttention', 'leads']],
  ['comparison', ['comparisons', 'turned']],
  ['sales', ['volume']],
];

const words: Record<'brand' | 'model', Record<Language, string>> = {
  brand: { zh_CN: '品牌', en: 'Brand' },
  model: { zh_CN: '车型', en: 'Model' },
};

const unknown = { value: null, yearBefore: null };
const isFigured = (step: FiguredStep | EmptyStep): step is FiguredStep => 'dataset' in step;

/** The counts of what the filters leave, of the datasets that are open. @throws Refusal as any question does */
async function countsOf(
  asking: Asking,
  open: ReadonlyMap<DatasetKey, MarketCatalogue>,
  window: Window,
  filters: Filters | undefined,
): Promise<Counts> {
  const found = new Map<FigureKey, StepFigures>();
  for (const [dataset, indicators] of counted) {
    const catalogue = open.get(dataset);
    if (!catalogue) continue;
    for (const indicator of indicators) {
      found.set(indicator, await stepFigures(asking, catalogue, indicator, window, filters));
    }
  }
  return found;
}

/** A member by its name, as the first of the open datasets knows it. */
async function memberOf(
  { market, language }: Asking,
  open: ReadonlyMap<DatasetKey, MarketCatalogue>,
  dimension: 'brand' | 'model',
  key: string,
) {
  for (const dataset of open.keys()) {
    const { members } = await market.members({ dataset, dimension, keys: [key], limit: 1 }, language);
    if (members[0]) return { key, name: members[0].name };
  }
  return null;
}

/**
 * How many take each step from attention to purchase, of a brand, a model or all together, and what is made between them;
 * of the datasets that an account may see. Steps without data say which data would bring them.
 * @throws Refusal where no release is published
 */
export async function marketFunnel(
  asking: Asking,
  { by, member: named, months: size }: CallPayload<'marketFunnel'>,
  owned: Owned,
): Promise<MarketFunnel> {
  const { market, language } = asking;
  const [wanted] = named === undefined ? [] : await market.today(by, [named]);
  const stands = await standingsOf(asking, owned);
  const open = new Map<DatasetKey, MarketCatalogue>();
  for (const dataset of ['sales', 'attention', 'comparison', 'parc'] as const) {
    if (stands(dataset).standing === 'open') open.set(dataset, await market.catalogue(dataset, language));
  }
  const sales = open.get('sales');
  const source = sales?.dataSources.find(({ key }) => key === retail);
  // Without retail there are no purchases: other sources count other things.
  if (sales && !source) open.delete('sales');
  const covered = counted.flatMap(([dataset]) => {
    const months = dataset === 'sales' ? source : open.get(dataset);
    return months ? [{ first: months.first, last: months.last, weekly: dataset === 'attention' }] : [];
  });
  const [{ release } = { release: null }] = open.values();
  const published = Date.parse(release?.publishedAt ?? '');
  const window = funnelWindow(covered, published, size);
  const months = window ? monthNumber(window.to) - monthNumber(window.from) + 1 : 0;
  const member = wanted === undefined ? null : await memberOf(asking, open, by, wanted);
  const isKnown = wanted === undefined || member !== null;
  const filters = wanted === undefined ? undefined : { [by]: [wanted] };
  const own: Counts = window && isKnown ? await countsOf(asking, open, window, filters) : new Map();
  const all: Counts = window && wanted !== undefined && isKnown ? await countsOf(asking, open, window, undefined) : own;
  const parc = open.get('parc');
  const inUse = parc && isKnown ? await yearEndFigures(asking, parc, 'carsInUse', filters) : unknown;
  const nothing = Array.from({ length: months }, () => null);

  const stepOf = (step: FiguredStep | EmptyStep): FunnelStep => {
    const plain = { key: step.key, name: step.name[language] };
    if (!isFigured(step)) {
      const none = { dataset: null, standing: null, indicator: null, definition: '', leavesOut: '' };
      return { ...plain, ...none, needs: step.needs[language], ...unknown, monthly: nothing };
    }
    const catalogue = open.get(step.dataset);
    const { dataset, standing } = stands(step.dataset);
    const found = catalogue?.indicators.find(({ key }) => key === step.indicator);
    const isRetail = step.dataset === 'sales';
    const figures = own.get(step.indicator);
    return {
      ...plain,
      dataset,
      standing: standing === 'open' && !catalogue ? 'notCovered' : standing,
      indicator: found
        ? { key: found.key, name: isRetail && source ? source.name : found.name, unit: found.unit }
        : null,
      needs: null,
      definition: (isRetail ? source?.definition : found?.definition) ?? '',
      leavesOut: step.leavesOut[language],
      ...(step.key === 'use' ? inUse : figures ? totalsOf(figures) : unknown),
      monthly: figures?.monthly ?? nothing,
    };
  };

  const preliminaryFrom = source?.preliminaryFrom ?? null;
  return {
    release,
    dimension: { key: by, name: words[by][language] },
    member,
    period: window && {
      ...window,
      preliminaryFrom: preliminaryFrom && preliminaryFrom <= window.to ? preliminaryFrom : null,
    },
    months: window ? Array.from({ length: months }, (_, at) => monthText(monthNumber(window.from) + at)) : [],
    steps: steps.map(stepOf),
    rates: ratesOf(own, all, months, language),
  };
}
