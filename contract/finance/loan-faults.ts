import { presentValue, rateBounds, yearlyOf } from './irr.ts';
import { flowsOf, type LoanTerms, rateOf } from './loan.ts';

/** What is wrong with an offer, and with which part of it. */
export interface LoanFault {
  field: keyof LoanTerms;
  zh_CN: string;
  en: string;
}

/** As many months as an offer may run. */
export const mostMonths = 120;

const money = (value: number): string => Math.round(value).toLocaleString('en-US');

type Check = (terms: LoanTerms) => LoanFault | null;

const when = (isSo: boolean, fault: LoanFault): LoanFault | null => (isSo ? fault : null);

const { lowest, highest } = rateBounds;

/** Why there is no rate: nothing is lent, it is dearer than any rate says, or it is given away. */
function withoutRate(terms: LoanTerms): LoanFault {
  const flows = flowsOf(terms);
  const [atOnce = 0] = flows;
  if (atOnce <= 0)
    return {
      field: 'fee',
      zh_CN: `真实年利率无解：扣除手续费 ${money(terms.fee)} 元后，买家实际没有拿到贷款。请核对手续费。`,
      en: `The true yearly rate has no solution: after the fee of ${money(terms.fee)} yuan nothing of the loan reaches the buyer. Check the fee.`,
    };
  if (presentValue(flows, highest) < 0)
    return {
      field: 'fee',
      zh_CN: `真实年利率无解：手续费 ${money(terms.fee)} 元过高，利率每月超过 ${highest * 100}%。请核对手续费。`,
      en: `The true yearly rate has no solution: with a fee of ${money(terms.fee)} yuan the rate is above ${highest * 100}% a month. Check the fee.`,
    };
  return {
    field: 'subsidy',
    zh_CN: `真实年利率无解：补贴 ${money(terms.subsidy)} 元过高，利率每月低于 ${lowest * 100}%。请核对补贴。`,
    en: `The true yearly rate has no solution: with a subsidy of ${money(terms.subsidy)} yuan the rate is below ${lowest * 100}% a month. Check the subsidy.`,
  };
}

const amounts = ['price', 'down', 'fee', 'subsidy', 'balloon'] as const;

const checks: readonly Check[] = [
  (terms) => {
    const field = amounts.find((key) => !Number.isFinite(terms[key]) || terms[key] < 0 || terms[key] > 1e9);
    return field
      ? { field, zh_CN: '请填写 0 至 10 亿元之间的金额。', en: 'Enter an amount between 0 and 1,000,000,000 yuan.' }
      : null;
  },
  ({ price }) =>
    when(price <= 0, { field: 'price', zh_CN: '车价须大于 0 元。', en: 'The price must be above 0 yuan.' }),
  ({ price, down }) =>
    when(down >= price, {
      field: 'down',
      zh_CN: `首付 ${money(down)} 元不低于车价 ${money(price)} 元，没有可贷的部分；请填写低于车价的首付。`,
      en: `The down payment of ${money(down)} yuan is not below the price of ${money(price)} yuan, so nothing is financed; enter less than the price.`,
    }),
  ({ months }) =>
    when(!Number.isInteger(months) || months < 1 || months > mostMonths, {
      field: 'months',
      zh_CN: `期数须为 1 至 ${mostMonths} 的整数月。`,
      en: `The term is a whole number of months from 1 to ${mostMonths}.`,
    }),
  ({ rate }) =>
    when(!(rate >= 0 && rate <= 1), {
      field: 'rate',
      zh_CN: '名义年利率须在 0% 与 100% 之间。',
      en: 'The advertised yearly rate lies between 0% and 100%.',
    }),
  ({ balloon, price }) =>
    when(balloon > price, {
      field: 'balloon',
      zh_CN: `尾款 ${money(balloon)} 元高于车价 ${money(price)} 元；请填写不高于贷款额的尾款。`,
      en: `The balloon of ${money(balloon)} yuan is above the price of ${money(price)} yuan; enter at most the amount financed.`,
    }),
  ({ balloon, price, down }) =>
    when(balloon > price - down, {
      field: 'balloon',
      zh_CN: `尾款 ${money(balloon)} 元高于贷款额 ${money(price - down)} 元；请减少尾款或首付。`,
      en: `The balloon of ${money(balloon)} yuan is above the amount financed of ${money(price - down)} yuan; lower the balloon or the down payment.`,
    }),
  ({ subsidy, price }) =>
    when(subsidy > price, {
      field: 'subsidy',
      zh_CN: `厂商补贴 ${money(subsidy)} 元高于车价 ${money(price)} 元；请核对补贴。`,
      en: `The subsidy of ${money(subsidy)} yuan is above the price of ${money(price)} yuan; check the subsidy.`,
    }),
  ({ freeMonths, months }) =>
    when(!Number.isInteger(freeMonths) || freeMonths < 0 || freeMonths > months, {
      field: 'freeMonths',
      zh_CN: `免息期须为 0 至 ${months} 的整数月，不长于期数。`,
      en: `The months without interest are a whole number from 0 to ${months}, no more than the term.`,
    }),
  ({ subsidyMonth, months }) =>
    when(!Number.isInteger(subsidyMonth) || subsidyMonth < 0 || subsidyMonth > months, {
      field: 'subsidyMonth',
      zh_CN: `补贴到账月须为 0 至 ${months} 的整数月；0 为放款当天。`,
      en: `The month in which the subsidy is paid is a whole number from 0 to ${months}; 0 is at once.`,
    }),
  (terms) => {
    const found = rateOf(terms);
    if (found.kind === 'one') return null;
    if (found.kind === 'several') {
      const rates = found.monthly.map((monthly) => `${(yearlyOf(monthly) * 100).toFixed(2)}%`);
      return {
        field: 'subsidy',
        zh_CN: `真实年利率有 ${rates.length} 个解（${rates.join('、')}），不能只写一个：补贴在第 ${terms.subsidyMonth} 个月到账且高于月供。请改为放款时到账或减少补贴。`,
        en: `The true yearly rate has ${rates.length} solutions (${rates.join(', ')}), and none can be given: the subsidy comes in month ${terms.subsidyMonth} and is above the payment. Let it be paid at once, or lower it.`,
      };
    }
    return withoutRate(terms);
  },
];

/** @returns the first thing that is wrong with an offer, with the part to blame; null where it can be worked out */
export function faultOfLoan(terms: LoanTerms): LoanFault | null {
  for (const check of checks) {
    const fault = check(terms);
    if (fault) return fault;
  }
  return null;
}
