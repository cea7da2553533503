import { figuresOf, type LoanTerms } from '@portal/contract';
import type { FigureField, FileDeclaration, RowValues } from '../file.ts';
import { lenderKinds } from '../financing/kinds.ts';
import { faultOfDays } from '../members/days-of-row.ts';
import { text } from '../members/declare.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';
import { faultOfTerms } from './faults.ts';
import { offerFields, offersOfFile } from './lenders.ts';

const yuan = (column: string, zh_CN: string, en: string, also: readonly string[] = []): FigureField => ({
  kind: 'figure',
  column,
  as: 'yuan',
  otherwise: 0,
  name: text(zh_CN, en),
  also,
});

const months = (column: string, zh_CN: string, en: string): FigureField => ({
  kind: 'figure',
  column,
  as: 'count',
  otherwise: 0,
  name: text(zh_CN, en),
});

/** The columns of an offer that its figures follow from, by the fields of a file. */
const terms = {
  price: { ...yuan('price', '车价', 'Price', ['指导价', 'msrp']), otherwise: undefined, least: 1 },
  down: { ...yuan('down', '首付', 'Down payment', ['首付金额', 'down payment']), otherwise: undefined },
  months: { ...months('term', '期数', 'Months'), otherwise: undefined, also: ['term', '贷款期限', '月数'] },
  rate: {
    kind: 'figure',
    column: 'rate',
    as: 'count',
    per: 100,
    neverNothing: true,
    sign: '%',
    name: text('年利率（%）', 'Yearly rate (%)'),
    also: ['rate', 'apr', '利率', '年利率', '名义年利率'],
  },
  fee: yuan('fee', '手续费', 'Fee', ['服务费']),
  subsidy: yuan('subsidy', '厂商补贴', 'Manufacturer subsidy', ['补贴', '返现', '厂家补贴', 'subsidy']),
  subsidyMonth: months('subsidy_month', '补贴到账月', 'Month of the subsidy'),
  balloon: yuan('balloon', '尾款', 'Balloon', ['残值', 'balloon payment']),
  freeMonths: months('free_months', '免息期数', 'Months without interest'),
} satisfies Record<keyof LoanTerms, FigureField>;

/** What a row says, as an offer whose figures can be worked out; its rate is in hundredths of a percent. */
const termsOf = (row: RowValues): LoanTerms => {
  const of = (field: keyof LoanTerms) => Number(row[field] ?? 0);
  return {
    price: of('price'),
    down: of('down'),
    months: of('months'),
    rate: of('rate') / 10_000,
    fee: of('fee'),
    subsidy: of('subsidy'),
    subsidyMonth: of('subsidyMonth'),
    balloon: of('balloon'),
    freeMonths: of('freeMonths'),
  };
};

/** The columns of the facts that follow from the terms of an offer: money in fen, the true rate in hundredths of a percent. */
export const offerFacts = (offer: LoanTerms) => {
  const { financed, payment, cost, paid, trueRate } = figuresOf(offer);
  return {
    offers: 1,
    interest_free: offer.rate === 0 ? 1 : 0,
    financed: Math.round(financed),
    payment: Math.round(payment * 100),
    cost: Math.round(cost),
    paid: Math.round(paid),
    true_rate: Math.round(trueRate * 10_000),
  };
};

/** A file of offers: a row for a month, trim and offer, with the terms that held in the month. */
export const offerFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...trimFields,
    ...trimYear,
    ...offerFields,
    lenderKind: { kind: 'choice', members: lenderKinds, name: text('机构类型', 'Kind of lender') },
    ...terms,
  },
  chains: { trims: trimOfYear, offers: offersOfFile },
  fault: (row, month) => faultOfDays(row, month, text('方案', 'offer')) ?? faultOfTerms(termsOf(row)),
  follow: (row) => offerFacts(termsOf(row)),
};
