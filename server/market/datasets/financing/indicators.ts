import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { placesBy } from '../place-indicators.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';
import type { lenderKinds } from './kinds.ts';

const units = { format: 'count', unit: text('辆', 'units') } as const;
const part = { format: 'percent', unit: text('', '') } as const;
const points = { format: 'points', unit: text('百分点', 'pp') } as const;

const financed = { key: 'financedCars', name: text('金融购车量', 'Cars financed') };
const all = { key: 'retailVolume', name: text('终端零售量', 'Terminal retail volume') };
const penetration = text('金融渗透率', 'Finance penetration');

/** The cars that one kind of lender financed. */
const carsOf = (kind: (typeof lenderKinds)[number]['key'], zh_CN: string, en: string) =>
  ({
    kind: 'additive',
    column: 'volume',
    only: { dimension: 'paymentKind', members: [kind] },
    ...units,
    name: text(`${zh_CN}购车量`, `Cars financed by ${en}`),
    definition: text(`时段内由${zh_CN}提供融资的终端零售量`, `Cars of the period that ${en} financed`),
    formula: text(
      `付款方式为${zh_CN}的各月终端零售量之和`,
      `Sum of the months in the period, of cars financed by ${en}`,
    ),
  }) as const satisfies Indicator;

/** What one kind of lender has of all cars financed. */
const partOf = (of: string, zh_CN: string, en: string, share: string) =>
  ({
    kind: 'ratio',
    of,
    over: financed.key,
    ...part,
    name: text(`${zh_CN}占比`, share),
    definition: text(
      `${zh_CN}提供融资的购车量占全部金融购车量的比例；没有金融购车时为空`,
      `Cars financed by ${en} as a part of all cars financed; blank if none are`,
    ),
    formula: text(`${zh_CN}购车量 / 金融购车量`, `cars financed by ${en} / cars financed`),
  }) as const satisfies Indicator;

const changeOf = (against: 'before' | 'yearBefore', name: Sentence, [zh, en]: readonly [string, string]) =>
  ({
    kind: 'difference',
    of: 'financePenetration',
    against,
    points: true,
    ...points,
    name,
    definition: text(
      `金融渗透率与${zh}之差，以百分点表示；${zh}没有零售时为空`,
      `Finance penetration less that of ${en}, in percentage points; blank if those have no retail`,
    ),
    formula: text(`(金融渗透率 - ${zh}金融渗透率) × 100`, `(penetration - penetration of ${en}) × 100`),
  }) as const satisfies Indicator;

/** The figures of cars by the way they were paid, declared once. */
export const indicators = {
  retailVolume: {
    kind: 'additive',
    column: 'volume',
    ...units,
    name: all.name,
    definition: text(
      '已知付款方式的终端零售量，含全款；即渗透率的分母，不与销量数据集的任何口径相加',
      'Terminal retail volume whose way of payment is known, those paid in full among them: what penetration is a part of; never added to sales of any source',
    ),
    formula: text('时段内各月、各付款方式之和', 'Sum of the months in the period, of all ways of payment'),
  },
  financedCars: {
    kind: 'additive',
    column: 'financed',
    ...units,
    name: financed.name,
    definition: text(
      '时段内以厂商金融、银行或融资租赁付款的终端零售量',
      'Cars of the period that captive finance, a bank or a finance lease paid for',
    ),
    formula: text('厂商金融 + 银行 + 融资租赁的购车量', 'cars financed by captive finance + bank + finance lease'),
  },
  financePenetration: {
    kind: 'mean',
    column: 'financed',
    over: 'volume',
    ...part,
    name: penetration,
    definition: text(
      '金融购车量占相同筛选条件下终端零售量的比例；筛选付款方式时分母随之变小',
      'Cars financed as a part of terminal retail volume under the same filters; a filter on the way of payment narrows both',
    ),
    formula: text('金融购车量 / 终端零售量', 'cars financed / terminal retail volume'),
  },
  financePenetrationChange: changeOf('yearBefore', text('金融渗透率同比变化', 'Finance penetration change YoY'), [
    '上年相同月份',
    'the same months of the previous year',
  ]),
  financePenetrationMove: changeOf('before', text('金融渗透率环比变化', 'Finance penetration change MoM'), [
    '前一时段',
    'the preceding period',
  ]),
  captiveCars: carsOf('captive', '厂商金融', 'captive finance'),
  bankCars: carsOf('bank', '银行', 'banks'),
  leaseCars: carsOf('lease', '融资租赁', 'finance lease'),
  captivePart: partOf('captiveCars', '厂商金融', 'captive finance', 'Captive finance share'),
  bankPart: partOf('bankCars', '银行', 'banks', 'Bank share'),
  leasePart: partOf('leaseCars', '融资租赁', 'finance lease', 'Finance lease share'),
  financedShare: shareOf(financed),
  paymentShare: shareOf(all),
  yoyFinanced: yoyOf(financed),
  momFinanced: momOf(financed),
  ...placesBy('financePenetration', penetration),
} as const satisfies Record<string, Indicator>;
