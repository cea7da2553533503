import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { contributionOf } from '../place-indicators.ts';
import { shareOf, yoyOf } from '../usual-indicators.ts';

const cars = text('辆', 'units');
const inUse = { key: 'carsInUse', name: text('保有量', 'Parc') };
const none = text('', '');

/** The figures of cars in use, declared once. */
export const indicators = {
  carsInUse: {
    kind: 'latest',
    column: 'in_use',
    format: 'count',
    unit: cars,
    name: inUse.name,
    definition: text(
      '年末仍在使用的乘用车，年份统计齐全后才列出。按登记年份推算：登记量 × 该车龄的存活率',
      'Passenger cars still in use at the end of the year, which is listed once it is whole; made of registrations year by year, each times the survival at its age',
    ),
    formula: text('Σ(登记量 × 存活率)', 'sum(registrations × survival)'),
  },
  carsRegistered: {
    kind: 'latest',
    column: 'registered',
    format: 'count',
    unit: cars,
    name: text('累计登记量', 'Cars ever registered'),
    definition: text(
      '至年末累计首次登记（终端零售）的乘用车，含已报废的',
      'Passenger cars first registered (retail) up to the end of the year, those scrapped since included',
    ),
    formula: text('Σ登记量', 'sum of registrations'),
  },
  survivalRate: {
    kind: 'ratio',
    of: 'carsInUse',
    over: 'carsRegistered',
    format: 'percent',
    unit: none,
    name: text('存活率', 'Survival'),
    definition: text(
      '累计登记的车中仍在使用的比例；按车龄列出即为存活曲线',
      'Part of the cars ever registered that is still in use; by age it is the survival curve',
    ),
    formula: text('保有量 / 累计登记量', 'parc / cars ever registered'),
  },
  meanAge: {
    kind: 'weighted',
    column: 'age_years',
    weight: 'in_use',
    format: 'index',
    unit: text('年', 'years'),
    name: text('平均车龄', 'Mean age'),
    definition: text(
      '在用车的平均车龄，按保有量加权；没有保有量时为空',
      'Mean age of cars in use, weighted by parc; blank if there is none',
    ),
    formula: text('Σ(车龄 × 保有量) / Σ保有量', 'sum(age × parc) / sum(parc)'),
  },
  parcShare: shareOf(inUse),
  yoyCarsInUse: yoyOf(inUse),
  contributionParc: contributionOf(inUse.key, inUse.name, 'yearBefore'),
} as const satisfies Record<string, Indicator>;
