import { chanceOf } from '../finance/plans.ts';
import { type Campaign, hundreds, money, month, pick, sentence } from './campaign.ts';

/** From 2026 on half of the purchase tax is due of NEVs: makers covered it for cars that were ordered before. */
const taxCover = { first: month(2025, 10), last: month(2025, 12) } as const;

const byQuarter = (at: number): number => Math.floor(at / 3);
const byHalf = (at: number): number => Math.floor(at / 6);

/** What lowers the price of a car, or stands for a part of it. */
export const moneyCampaigns: readonly Campaign[] = [
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
