import type { Band, BandDimension } from '../dimension.ts';
import { text } from '../members/declare.ts';

const band = (key: string, below: number | null, zh_CN: string, en: string): Band => ({
  key,
  below,
  name: text(zh_CN, en),
});

/** Spans of the advertised rate, whose column holds hundredths of a percent. */
const rateBand: BandDimension = {
  kind: 'band',
  column: 'rate',
  members: [
    band('0', 1, '免息（0%）', 'Without interest (0%)'),
    band('0-2', 200, '2%以下', 'Below 2%'),
    band('2-4', 400, '2%–4%', '2%–4%'),
    band('4-6', 600, '4%–6%', '4%–6%'),
    band('6-', null, '6%及以上', '6% and above'),
  ],
  parent: null,
  name: text('利率区间', 'Rate band'),
  definition: text(
    '按方案标示的年利率划分；含下限，不含上限',
    'By the advertised yearly rate of the offer; the lower bound is included, the upper is not',
  ),
};

/** Spans of the months in which an offer is paid off. */
const termBand: BandDimension = {
  kind: 'band',
  column: 'term',
  members: [
    band('-12', 13, '12期及以内', 'Up to 12 months'),
    band('13-24', 25, '13–24期', '13–24 months'),
    band('25-36', 37, '25–36期', '25–36 months'),
    band('37-48', 49, '37–48期', '37–48 months'),
    band('49-60', 61, '49–60期', '49–60 months'),
    band('61-', null, '60期以上', 'Above 60 months'),
  ],
  parent: null,
  name: text('期数区间', 'Term band'),
  definition: text('按方案的还款月数划分', 'By the months in which the offer is paid off'),
};

export const offerBands = { rateBand, termBand } as const;
