import type { Sentence } from '../../../kernel/words/sentence.ts';
import { chanceOf } from '../finance/plans.ts';

/** A car that benefits are given with, in a month. */
export interface BenefitCar {
  month: number;
  price: number;
  brand: number;
  model: number;
  subModel: number;
  /** The month in which it was first on sale; 0 where that was before the market was watched. */
  since: number;
  isDear: boolean;
  isElectric: boolean;
  /** Whether it can be plugged in. */
  isPlugIn: boolean;
}

/** What a benefit is in a month: with other words or another value it is another one. */
export interface Terms {
  name: Sentence;
  value: number;
  /** How the value is reckoned; null where the maker states it. */
  assumption: Sentence | null;
}

/** A kind of benefit: to which cars it is given, in which spans of months its terms stay, and what they are. */
export interface Campaign {
  kind: string;
  audience: string;
  /** Where it holds, where that is not nationwide: the area, or `selected` with the places. */
  where?: { reach: string; places: Sentence };
  /** For how many of a thousand models of those that it fits. */
  often: number;
  fits: (car: BenefitCar) => boolean;
  /** The number of the span of months in which the terms stay; null in a month without the benefit. */
  span: (month: number, car: BenefitCar) => number | null;
  /** Whether what began in a span has a last day that was announced. */
  ends: boolean;
  terms: (span: number, car: BenefitCar) => Terms;
}

const sentence = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });
const hundreds = (amount: number): number => Math.round(amount / 100) * 100;
const pick = <Choice>(choices: readonly [Choice, ...Choice[]], number: number): Choice =>
  choices[number % choices.length] ?? choices[0];
const money = (yuan: number): string => yuan.toLocaleString('en-US');

const month = (year: number, number: number): number => year * 12 + number - 1;

/** Driving software became standard in most cars in February 2025, and was no longer given away from then on. */
const softwareStandard = month(2025, 2);

/** From 2026 on half of the purchase tax is due of NEVs: makers covered it for cars that were ordered before. */
const taxCover = { first: month(2025, 10), last: month(2025, 12) } as const;

const always = () => 0;
const byQuarter = (at: number): number => Math.floor(at / 3);
const byHalf = (at: number): number => Math.floor(at / 6);

/** What the demonstration gives, each kind for its own cars. */
export const campaigns: readonly Campaign[] = [
  {
    kind: 'tradeInSubsidy',
    audience: 'tradeIn',
    often: 850,
    fits: () => true,
    span: byQuarter,
    ends: true,
    terms: (span, { price, model, brand }) => {
      // More at the end of the year, and in the price war of spring 2025.
      const rate =
        pick([0.025, 0.03, 0.035], chanceOf(brand, 7, model)) +
        (span % 4 === 3 ? 0.01 : 0) +
        (span === 8101 ? 0.008 : 0);
      const value = hundreds(Math.min(price * rate + chanceOf(model, span, 3) * 2, 20_000));
      return {
        name: sentence(`置换补贴 ${money(value)} 元`, `Trade-in subsidy of ${money(value)} yuan`),
        value,
        assumption: null,
      };
    },
  },
  {
    kind: 'purchaseTax',
    audience: 'anyone',
    often: 620,
    fits: ({ isPlugIn }) => isPlugIn,
    span: (at) => (at >= taxCover.first && at <= taxCover.last ? 0 : null),
    ends: true,
    terms: (_span, { price }) => {
      const value = hundreds(Math.min((price / 1.13) * 0.05, 15_000));
      return {
        name: sentence('跨年提车购置税补差', 'Purchase tax covered for delivery next year'),
        value,
        assumption: sentence(
          '不含税车价的 5%（2026 年起减半征收），上限 15,000 元；假设次年提车',
          '5% of the price without VAT (half of the tax is due from 2026), 15,000 yuan at most; delivery in the next year is assumed',
        ),
      };
    },
  },
  {
    kind: 'interest',
    audience: 'financed',
    often: 640,
    fits: ({ price }) => price > 80_000,
    span: byHalf,
    ends: true,
    terms: (span, { price, brand }) => {
      const years = pick([2, 3, 2], chanceOf(brand, span, 13));
      const value = hundreds(price * 0.7 * 0.045 * years * 0.52);
      return {
        name: sentence(`首付 30%，${years} 年 0 息`, `30% down, ${years} years without interest`),
        value,
        assumption: sentence(
          `首付 30%，市场年利率 4.5%，${years} 年等额本息，不折现`,
          `30% down, a market rate of 4.5% a year, ${years} years of level payments, not discounted`,
        ),
      };
    },
  },
  {
    kind: 'insurance',
    audience: 'anyone',
    often: 430,
    fits: ({ isElectric, isDear }) => !isElectric || !isDear,
    // In the rush of June, and of the last two months of a year.
    span: (at) => (at % 12 === 5 ? at : at % 12 >= 10 ? Math.floor(at / 12) : null),
    ends: true,
    terms: (_span, { price, brand }) => {
      const value = hundreds(Math.min(2000 + price * 0.012 + chanceOf(brand, 19) / 2, 8000));
      return { name: sentence('首年商业险补贴', 'First-year insurance'), value, assumption: null };
    },
  },
  {
    kind: 'charging',
    audience: 'firstOwner',
    often: 520,
    fits: ({ isElectric, price }) => isElectric && price > 120_000,
    // Free charging is cut back year by year.
    span: (at) => Math.floor(at / 12),
    ends: true,
    terms: (span, { price }) => {
      const [kilowattHours, years] = [price > 250_000 ? 1000 : 600, span <= 2024 ? 3 : span === 2025 ? 2 : 1];
      return {
        name: sentence(
          `每年 ${money(kilowattHours)} 度免费充电（${years} 年）`,
          `${money(kilowattHours)} kWh of free charging a year, ${years} ${years === 1 ? 'year' : 'years'}`,
        ),
        value: hundreds(kilowattHours * years * 1.2),
        assumption: sentence(
          `全部用完，每度 1.2 元（电费与服务费），不折现`,
          'All of it is used, 1.2 yuan a kWh with the service fee, not discounted',
        ),
      };
    },
  },
  {
    kind: 'wallBox',
    audience: 'firstOwner',
    often: 700,
    fits: ({ isPlugIn }) => isPlugIn,
    span: always,
    ends: false,
    terms: (_span, { isElectric }) => ({
      name: sentence('7kW 家充桩及 30 米安装', '7 kW wall box with installation up to 30 m'),
      value: isElectric ? 5000 : 4500,
      assumption: null,
    }),
  },
  {
    kind: 'software',
    audience: 'firstOwner',
    often: 560,
    fits: ({ isPlugIn, price }) => isPlugIn && price > 150_000,
    span: (at) => (at < softwareStandard ? 0 : at >= month(2026, 3) ? 1 : null),
    ends: true,
    terms: (span, { price, brand }) => {
      if (span === 0) {
        const value = hundreds(Math.min(price * 0.05, 26_000));
        return {
          name: sentence('高阶智驾软件包终身使用', 'Advanced driving software for life'),
          value,
          assumption: null,
        };
      }
      const monthly = pick([380, 480, 680], chanceOf(brand, 23));
      return {
        name: sentence('城区智驾订阅 2 年', 'City driving software, two years'),
        value: monthly * 24,
        assumption: sentence(
          `月订阅价 ${monthly} 元 × 24 个月，不折现`,
          `The subscription of ${monthly} yuan a month for 24 months, not discounted`,
        ),
      };
    },
  },
  {
    kind: 'warranty',
    audience: 'firstOwner',
    often: 780,
    fits: ({ isPlugIn }) => isPlugIn,
    span: always,
    ends: false,
    terms: (_span, { price }) => ({
      name: sentence('三电系统终身质保', 'Battery, motor and controls under warranty for life'),
      value: hundreds(2000 + price * 0.012),
      assumption: sentence(
        '按市面 5 年延保均价：2,000 元加车价的 1.2%',
        'The usual price of a five-year extended warranty: 2,000 yuan and 1.2% of the price',
      ),
    }),
  },
  {
    kind: 'maintenance',
    audience: 'anyone',
    often: 520,
    fits: ({ isElectric }) => !isElectric,
    span: (at) => Math.floor(at / 12),
    ends: true,
    terms: (span, { brand, isDear }) => {
      const times = pick([3, 4, 6], chanceOf(brand, span, 29));
      const each = isDear ? 1200 : 520;
      return {
        name: sentence(`${times} 次基础保养`, `${times} basic services`),
        value: times * each,
        assumption: sentence(`每次 ${money(each)} 元`, `${money(each)} yuan each`),
      };
    },
  },
  {
    kind: 'connectivity',
    audience: 'anyone',
    often: 600,
    fits: ({ price }) => price > 100_000,
    span: always,
    ends: false,
    // Nobody sells it alone.
    terms: () => ({ name: sentence('基础流量终身免费', 'Basic data for life'), value: 0, assumption: null }),
  },
  {
    kind: 'options',
    audience: 'anyone',
    often: 700,
    fits: () => true,
    // In the three months after a car has come.
    span: (at, { since }) => (at >= since && at < since + 3 ? 0 : null),
    ends: true,
    terms: (_span, { price }) => {
      const value = hundreds(Math.min(2000 + price * 0.02, 10_000));
      return {
        name: sentence(`上市限时 ${money(value)} 元选装基金`, `Options fund of ${money(value)} yuan at the launch`),
        value,
        assumption: null,
      };
    },
  },
  {
    kind: 'tradeInSubsidy',
    audience: 'loyal',
    where: { reach: 'selected', places: sentence('上海、浙江、广东', 'Shanghai, Zhejiang, Guangdong') },
    often: 260,
    fits: ({ isPlugIn }) => isPlugIn,
    span: (at) => (at % 12 >= 8 ? Math.floor(at / 12) : null),
    ends: true,
    terms: (_span, { price }) => {
      const value = hundreds(Math.min(price * 0.015, 5000));
      return {
        name: sentence(`增换购加码 ${money(value)} 元`, `${money(value)} yuan more for owners of the brand`),
        value,
        assumption: null,
      };
    },
  },
];
