import { chanceOf } from '../finance/plans.ts';
import { type Campaign, hundreds, money, month, pick, sentence } from './campaign.ts';

/** Driving software became standard in most cars in February 2025, and was no longer given away from then on. */
const softwareStandard = month(2025, 2);

const always = () => 0;

/** What comes with a car beside its price: charging, software, warranty and services. */
export const kindCampaigns: readonly Campaign[] = [
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
];
