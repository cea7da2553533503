import { type Flows, monthlyOf, monthlyRate, presentValue, type RateFound, yearlyOf } from './irr.ts';

/** An offer to finance a car, all that its figures follow from; money in yuan. */
export interface LoanTerms {
  price: number;
  /** Paid by the buyer at once. */
  down: number;
  /** In how many instalments the rest is paid, one at the end of each month. */
  months: number;
  /** The yearly rate that is advertised, 0.0399 for 3.99 %; a twelfth of it is due each month. */
  rate: number;
  /** Paid at once, whatever it is called. */
  fee: number;
  /** What the manufacturer or dealer pays the buyer who takes the offer. */
  subsidy: number;
  /** After how many months it is paid; 0 at once. */
  subsidyMonth: number;
  /** What is left to be paid with the last instalment. */
  balloon: number;
  /** For so many months from the start no interest is due. */
  freeMonths: number;
}

/** One month of the plan of payments. */
export interface Instalment {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  /** What is owed after it. */
  balance: number;
}

/** What an offer comes to. */
export interface LoanFigures {
  /** Price less down payment. */
  financed: number;
  /** The same each month; the last month has the balloon as well. */
  payment: number;
  interest: number;
  /** Interest and fee, less the subsidy. */
  cost: number;
  /** All that the buyer pays for the car. */
  paid: number;
  /** The true yearly rate, with compound interest. */
  trueRate: number;
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at + 1);

/**
 * The level payment: the balance grows by a twelfth of the rate a month after those without interest, and is the balloon
 * after the last. With g = (1 + rate/12)^(months - free):
 * `payment = (financed × g - balloon) / (free × g + (g - 1) / (rate/12))`.
 */
function levelPayment({ price, down, months, rate, balloon, freeMonths }: LoanTerms): number {
  const financed = price - down;
  const monthly = rate / 12;
  if (monthly === 0) return (financed - balloon) / months;
  const growth = (1 + monthly) ** (months - freeMonths);
  return (financed * growth - balloon) / (freeMonths * growth + (growth - 1) / monthly);
}

/** @returns the plan of payments, a row a month */
export function planOf(terms: LoanTerms): Instalment[] {
  const payment = levelPayment(terms);
  let balance = terms.price - terms.down;
  return range(terms.months).map((month) => {
    const interest = month > terms.freeMonths ? (balance * terms.rate) / 12 : 0;
    const paid = payment + (month === terms.months ? terms.balloon : 0);
    balance += interest - paid;
    // What rounding leaves of the last balance is nothing.
    return {
      month,
      payment: paid,
      interest,
      principal: paid - interest,
      balance: month === terms.months ? 0 : balance,
    };
  });
}

/** What the buyer receives and pays by month: the loan less the fee at once, then the plan; the subsidy when it comes. */
export function flowsOf(terms: LoanTerms): Flows {
  const { price, down, fee, subsidy, subsidyMonth } = terms;
  const flows = [price - down - fee, ...planOf(terms).map(({ payment }) => -payment)];
  return flows.map((flow, month) => (month === subsidyMonth ? flow + subsidy : flow));
}

/** @returns the rates at which the offer is worth nothing to the buyer */
export const rateOf = (terms: LoanTerms): RateFound => monthlyRate(flowsOf(terms));

/**
 * @param terms without a fault, see `faultOfLoan`
 * @returns what the offer comes to
 * @throws Error where the rate has no solution or several
 */
export function figuresOf(terms: LoanTerms): LoanFigures {
  const found = rateOf(terms);
  if (found.kind !== 'one') throw new Error('the rate has no solution, or several: faultOfLoan says so');
  const interest = planOf(terms).reduce((sum, instalment) => sum + instalment.interest, 0);
  const cost = interest + terms.fee - terms.subsidy;
  return {
    financed: terms.price - terms.down,
    payment: levelPayment(terms),
    interest,
    cost,
    paid: terms.price + cost,
    trueRate: yearlyOf(found.monthly),
  };
}

/**
 * What an offer is worth to the buyer in yuan of today, beside a loan of the same amount at the rate of the market: the
 * present value at that rate of all that is received and paid. It is 0 where the true yearly rate is that of the market.
 * @param market yearly, with compound interest, 0.045 for 4.5 %
 */
export const worthOf = (terms: LoanTerms, market: number): number => presentValue(flowsOf(terms), monthlyOf(market));
