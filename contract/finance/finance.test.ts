import { describe, expect, test } from '@jest/globals';
import {
  type Flows,
  faultOfLoan,
  figuresOf,
  flowsOf,
  type LoanTerms,
  monthlyOf,
  monthlyRate,
  planOf,
  presentValue,
  worthOf,
  yearlyOf,
} from './index.ts';

const plain: LoanTerms = {
  price: 200_000,
  down: 40_000,
  months: 36,
  rate: 0.0399,
  fee: 0,
  subsidy: 0,
  subsidyMonth: 0,
  balloon: 0,
  freeMonths: 0,
};

/** The rate another way: by halving alone, the value of each flow discounted by itself. */
function byHalving(flows: Flows): number {
  const value = (rate: number) => flows.reduce((sum, flow, month) => sum + flow * (1 + rate) ** -month, 0);
  let [low, high] = [-0.4999, 0.9999];
  for (let at = 0; at < 200; at += 1) {
    const middle = (low + high) / 2;
    if (value(low) > 0 === value(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The payment another way: the balance is followed month by month, and the payment that ends at the balloon is found by halving. */
function paymentByHalving({ price, down, months, rate, balloon, freeMonths }: LoanTerms): number {
  const left = (payment: number) => {
    let balance = price - down;
    for (let month = 1; month <= months; month += 1)
      balance = balance * (month > freeMonths ? 1 + rate / 12 : 1) - payment;
    return balance - balloon;
  };
  let [low, high] = [0, price * 2];
  for (let at = 0; at < 200; at += 1) {
    const middle = (low + high) / 2;
    if (left(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Offers of every shape, the same each time. */
const many = Array.from({ length: 400 }, (_, at): LoanTerms => {
  const pick = (choices: readonly number[], salt: number) =>
    choices[(at * 7 + salt * 13 + ((at * salt) % 11)) % choices.length] ?? 0;
  const price = 60_000 + 1000 * ((at * 37) % 400);
  const down = Math.round(price * pick([0, 0.15, 0.2, 0.3, 0.5, 0.7], 1));
  const months = pick([1, 12, 24, 36, 48, 60, 84, 120], 2);
  return {
    price,
    down,
    months,
    rate: pick([0, 0.0199, 0.0299, 0.0399, 0.0499, 0.07, 0.18], 3),
    fee: pick([0, 1500, 3000, 6000], 4),
    subsidy: pick([0, 0, 2000, 5000], 5),
    subsidyMonth: 0,
    balloon: Math.round((price - down) * pick([0, 0, 0.3, 0.5, 1], 6)),
    freeMonths: Math.min(months, pick([0, 0, 6, 12, 24, 60], 7)),
  };
});

describe('the true yearly rate', () => {
  test('without fee, subsidy and months without interest it is the advertised one with compound interest', () => {
    for (const months of [1, 12, 36, 60]) {
      const { trueRate } = figuresOf({ ...plain, months });
      expect(trueRate).toBeCloseTo((1 + 0.0399 / 12) ** 12 - 1, 10);
    }
    expect(figuresOf({ ...plain, balloon: 100_000 }).trueRate).toBeCloseTo((1 + 0.0399 / 12) ** 12 - 1, 10);
  });

  test('of known cases is known: one payment after a year, a fee that is all of the interest, nothing at 0 %', () => {
    expect(monthlyRate([100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -110])).toMatchObject({ kind: 'one' });
    const year = monthlyRate([100, ...Array(11).fill(0), -110]);
    expect(year.kind === 'one' && yearlyOf(year.monthly)).toBeCloseTo(0.1, 12);
    // 10,000 in twelve instalments of 860 is 0.4863 % a month.
    const twelve = monthlyRate([10_000, ...Array(12).fill(-860)]);
    expect(twelve.kind === 'one' && twelve.monthly).toBeCloseTo(0.0049, 4);
    expect(figuresOf({ ...plain, rate: 0 }).trueRate).toBeCloseTo(0, 12);
    expect(figuresOf({ ...plain, rate: 0, fee: 3000 }).trueRate).toBeGreaterThan(0.01);
    expect(figuresOf({ ...plain, rate: 0, subsidy: 3000 }).trueRate).toBeLessThan(0);
  });

  test('of 400 offers of every shape is what halving finds, and makes what is received and paid worth nothing', () => {
    for (const terms of many) {
      expect(faultOfLoan(terms)).toBeNull();
      const flows = flowsOf(terms);
      const found = monthlyRate(flows);
      if (found.kind !== 'one') throw new Error(JSON.stringify(terms));
      expect(found.monthly).toBeCloseTo(byHalving(flows), 9);
      expect(presentValue(flows, found.monthly)).toBeCloseTo(0, 3);
    }
  });

  test('two solutions are both found, as are none', () => {
    // -100 + 230 / (1 + r) - 132 / (1 + r)^2 = 0 at 10 % and at 20 %.
    const found = monthlyRate([-100, 230, -132]);
    expect(found.kind === 'several' && found.monthly.map((rate) => Math.round(rate * 1e9) / 1e9)).toEqual([0.1, 0.2]);
    expect(monthlyRate([-1, -2]).kind).toBe('none');
    expect(monthlyRate([100, -250, 200]).kind).toBe('none');
  });
});

describe('what an offer comes to', () => {
  test('the payment is the one that halving finds, and the plan ends with nothing owed', () => {
    for (const terms of many) {
      expect(figuresOf(terms).payment).toBeCloseTo(paymentByHalving(terms), 4);
      const plan = planOf(terms);
      const sum = (key: 'principal' | 'interest') => plan.reduce((all, row) => all + row[key], 0);
      expect(sum('principal')).toBeCloseTo(terms.price - terms.down, 4);
      const { cost, paid, interest } = figuresOf(terms);
      expect(interest).toBeCloseTo(sum('interest'), 6);
      expect(cost).toBeCloseTo(interest + terms.fee - terms.subsidy, 6);
      expect(paid).toBeCloseTo(terms.price + cost, 6);
    }
  });

  test('a bank says 4,723 yuan a month of 160,000 yuan in 36 months at 3.99 %, and 4,444 yuan without interest', () => {
    expect(Math.round(figuresOf(plain).payment)).toBe(4723);
    expect(Math.round(figuresOf({ ...plain, rate: 0 }).payment)).toBe(4444);
    expect(figuresOf({ ...plain, freeMonths: 36 }).payment).toBeCloseTo(160_000 / 36, 9);
  });

  test('an offer is worth nothing at its own rate, more at a higher one, and a gift is worth itself', () => {
    const { trueRate } = figuresOf(plain);
    expect(worthOf(plain, trueRate)).toBeCloseTo(0, 5);
    expect(worthOf(plain, 0.06)).toBeGreaterThan(0);
    expect(worthOf(plain, 0.03)).toBeLessThan(0);
    expect(worthOf({ ...plain, subsidy: 3000 }, trueRate)).toBeCloseTo(3000, 5);
    expect(monthlyOf(yearlyOf(0.004))).toBeCloseTo(0.004, 12);
  });
});

describe('what cannot be worked out says which part is amiss, in both languages', () => {
  const wrong: [string, Partial<LoanTerms>, keyof LoanTerms, RegExp][] = [
    ['a term of 0', { months: 0 }, 'months', /from 1 to 120/],
    ['half a month', { months: 12.5 }, 'months', /whole number/],
    ['a balloon above the price', { balloon: 210_000 }, 'balloon', /above the price/],
    ['a balloon above the loan', { balloon: 170_000 }, 'balloon', /above the amount financed/],
    ['all paid at once', { down: 200_000 }, 'down', /nothing is financed/],
    ['a price that is no number', { price: Number.NaN }, 'price', /amount/],
    ['no price', { price: 0, down: 0 }, 'price', /above 0/],
    ['a rate of 399 %', { rate: 3.99 }, 'rate', /between 0% and 100%/],
    ['more free months than months', { freeMonths: 37 }, 'freeMonths', /no more than the term/],
    ['a subsidy after the end', { subsidyMonth: 40 }, 'subsidyMonth', /from 0 to 36/],
    ['a fee that eats the loan', { fee: 160_000 }, 'fee', /nothing of the loan reaches/],
    ['a fee that leaves next to nothing of it', { fee: 159_000 }, 'fee', /above 100% a month/],
    ['a subsidy above the loan', { months: 1, subsidy: 200_000 }, 'subsidy', /below -50% a month/],
    ['a subsidy above the price', { subsidy: 200_001 }, 'subsidy', /above the price/],
    [
      'a subsidy that comes late, with a fee that eats the loan',
      { fee: 170_000, subsidy: 190_000, subsidyMonth: 12 },
      'subsidy',
      /has 2 solutions \(.+%, .+%\)/,
    ],
  ];
  test.each(wrong)('%s', (_name, change, field, sentence) => {
    const fault = faultOfLoan({ ...plain, ...change });
    expect(fault?.field).toBe(field);
    expect(fault?.en).toMatch(sentence);
    expect(fault?.zh_CN).toMatch(/。$/);
  });
});
