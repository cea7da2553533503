import type { LoanTerms } from '@portal/contract';
import type { Sentence } from '../../../kernel/words/sentence.ts';

/** A car that offers are made for, in a month. */
export interface OfferedCar {
  month: number;
  price: number;
  brand: number;
  subModel: number;
  isDear: boolean;
  isElectric: boolean;
}

/** A kind of offer: who makes it, what it is called, whom it is for, and its terms in a month. */
export interface Plan {
  lender: 'captive' | 'bank' | 'lease';
  name: (car: OfferedCar) => Sentence;
  /** For how many of a thousand cars of those that it fits. */
  often: number;
  fits: (car: OfferedCar) => boolean;
  terms: (car: OfferedCar) => LoanTerms;
}

/** A number from 0 to 999, the same every time. */
export const chanceOf = (first: number, second: number, third = 0): number =>
  (((first * 7919 + second * 104_729 + third * 15_731 + ((first * second) % 9973) * 613) % 1_000_003) * 331) % 1000;

/** July 2025: banks may no longer pay for loans at high rates. */
const banksBound = 2025 * 12 + 6;

const hundreds = (amount: number): number => Math.round(amount / 100) * 100;

const pick = <Choice>(choices: readonly [Choice, ...Choice[]], number: number): Choice =>
  choices[number % choices.length] ?? choices[0];

const none = { fee: 0, subsidy: 0, subsidyMonth: 0, balloon: 0, freeMonths: 0 } as const;

/** The months of a plan whose interest the maker pays: 36, seldom 48, as brands have it. */
const campaignMonths = ({ brand, subModel }: OfferedCar) => pick([36, 36, 48, 36], chanceOf(brand, 3, subModel));

type ShortLoan = Pick<LoanTerms, 'months' | 'down'>;

/** Short loans without interest, by the part that is paid at once: the longer they run, the more is paid at once. */
const shortLoans: readonly [ShortLoan, ...ShortLoan[]] = [
  { months: 12, down: 0.3 },
  { months: 24, down: 0.5 },
  { months: 18, down: 0.4 },
  { months: 24, down: 0.4 },
];
const shortLoan = ({ brand, subModel }: OfferedCar) => pick(shortLoans, chanceOf(brand, 73, subModel));

/** Whether a brand lends without interest in a month: in the rush of June, September and December, more since 2025. */
const isFree = ({ brand, subModel, month }: OfferedCar): boolean =>
  chanceOf(brand, subModel, Math.floor(month / 3)) < (month % 3 === 2 ? 420 : 210) + (month >= 2025 * 12 ? 120 : 0);

const lowRates = [0.0199, 0.0249, 0.0299, 0.0349, 0.0399] as const;

/** What the demonstration offers, the plainest first. */
export const plans: readonly Plan[] = [
  {
    lender: 'captive',
    // The maker pays the interest, in part or, in some months, in whole.
    name: (car) => ({ zh_CN: `${campaignMonths(car)}期贴息`, en: `subvented rate, ${campaignMonths(car)} months` }),
    often: 1000,
    fits: () => true,
    terms: (car) => ({
      ...none,
      price: car.price,
      down: hundreds(car.price * pick([0.2, 0.3, 0.3, 0.5], chanceOf(car.brand, 5, car.subModel))),
      months: campaignMonths(car),
      rate: isFree(car) ? 0 : pick(lowRates, chanceOf(car.brand, 11, Math.floor(car.month / 6))),
      // Some give cash beside 0 %: more than the buyer pays for the loan.
      subsidy: isFree(car) && chanceOf(car.subModel, 71, car.brand) < 200 ? 3000 : 0,
    }),
  },
  {
    lender: 'bank',
    name: () => ({ zh_CN: '5年期分期', en: 'five years' }),
    often: 800,
    fits: () => true,
    terms: ({ price, brand, subModel, month }) => {
      const down = hundreds(price * 0.15);
      const isBound = month >= banksBound;
      return {
        ...none,
        price,
        down,
        months: 60,
        // High rates with much of the interest handed back, until that was forbidden.
        rate: (isBound ? 380 : 520) / 10_000 + pick([0, 0.002, 0.004], chanceOf(brand, 17, Math.floor(month / 6))),
        fee: hundreds(pick([0, 1500, 3000], chanceOf(subModel, 19))),
        subsidy: isBound ? 0 : hundreds((price - down) * 0.045),
      };
    },
  },
  {
    lender: 'captive',
    name: () => ({ zh_CN: '36期尾款贷', en: 'balloon, 36 months' }),
    often: 700,
    fits: ({ isDear, price }) => isDear || price > 250_000,
    terms: ({ price, brand, month }) => ({
      ...none,
      price,
      down: hundreds(price * 0.3),
      months: 36,
      rate: pick([0.0299, 0.0349, 0.0399], chanceOf(brand, 29, Math.floor(month / 6))),
      balloon: hundreds(price * 0.4),
    }),
  },
  {
    lender: 'captive',
    name: ({ brand }) => {
      const free = pick([24, 12, 36], chanceOf(brand, 31));
      return { zh_CN: `60期前${free}期免息`, en: `60 months, the first ${free} without interest` };
    },
    often: 600,
    fits: ({ isElectric, price }) => isElectric && price > 100_000,
    terms: ({ price, brand }) => ({
      ...none,
      price,
      down: hundreds(price * 0.15),
      months: 60,
      rate: 0.0399,
      freeMonths: pick([24, 12, 36], chanceOf(brand, 31)),
    }),
  },
  {
    lender: 'lease',
    name: () => ({ zh_CN: '48期低首付', en: 'small down payment, 48 months' }),
    often: 500,
    fits: ({ price, isDear }) => price < 160_000 && !isDear,
    terms: ({ price, subModel, month }) => ({
      ...none,
      price,
      down: hundreds(price * pick([0.1, 0, 0.05], chanceOf(subModel, 37))),
      months: 48,
      rate: pick([0.0599, 0.0649, 0.0699], chanceOf(subModel, 41, Math.floor(month / 12))),
      fee: hundreds(price * 0.01),
    }),
  },
  {
    lender: 'captive',
    // Makers have it the year round beside their campaigns: little is lent, and it is back soon.
    name: (car) => ({
      zh_CN: `${shortLoan(car).months}期0利率`,
      en: `${shortLoan(car).months} months at 0%`,
    }),
    often: 550,
    fits: ({ price }) => price >= 60_000,
    terms: (car) => ({
      ...none,
      price: car.price,
      down: hundreds(car.price * shortLoan(car).down),
      months: shortLoan(car).months,
      rate: 0,
    }),
  },
];
