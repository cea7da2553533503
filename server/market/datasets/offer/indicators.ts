import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, yoyOf } from '../usual-indicators.ts';

const yuan = { format: 'count', unit: text('元', 'yuan') } as const;
const months = { format: 'count', unit: text('个月', 'months') } as const;
const part = { format: 'percent', unit: text('', '') } as const;

const offers = { key: 'financeOffers', name: text('金融方案数', 'Offers') };

type Written = { format: Indicator['format']; unit: Sentence };

/** A term or figure of an offer: its mean over the offers in force, each counted alike. */
const meanOf = (
  [column, per]: readonly [string, number?],
  written: Written,
  [zh_CN, en]: readonly [string, string],
  [zh, english]: readonly [string, string],
  formula?: readonly [string, string],
) =>
  ({
    kind: 'mean',
    column,
    over: 'offers',
    ...(per === undefined ? {} : { per }),
    ...written,
    name: text(zh_CN, en),
    definition: text(
      `${zh}；多个方案或月份时为均值，各方案等权`,
      `${english}; of several offers or months the mean, each offer counted alike`,
    ),
    formula: text(...(formula ?? [`Σ${zh_CN} / 方案数`, `sum(${en}) / offers`])),
  }) as const satisfies Indicator;

/** The figures of offers, declared once. How payment, cost and true rate follow from the terms: docs/data/model.md. */
export const indicators = {
  financeOffers: {
    kind: 'latest',
    column: 'offers',
    format: 'count',
    unit: text('个', 'offers'),
    name: offers.name,
    definition: text(
      '时段末月有效的金融方案数，一个配置的一个方案计一次',
      'Offers in force in the last month of the period, each of a trim',
    ),
    formula: text('时段末月的方案数', 'offers of the last month of the period'),
  },
  offerLenders: {
    kind: 'distinct',
    of: 'lender',
    format: 'count',
    unit: text('家', 'lenders'),
    name: text('金融机构数', 'Lenders'),
    definition: text(
      '时段内提供方案的金融机构数，每家只计一次',
      'Lenders with an offer in the period, each counted once',
    ),
    formula: text('有方案的金融机构数（去重）', 'Number of distinct lenders with an offer'),
  },
  offerModels: {
    kind: 'distinct',
    of: 'model',
    format: 'count',
    unit: text('款', 'models'),
    name: text('有方案的车型', 'Models with offers'),
    definition: text('时段内有金融方案的车型数，每个只计一次', 'Models with an offer in the period, each counted once'),
    formula: text('有方案的车型数（去重）', 'Number of distinct models with an offer'),
  },
  interestFreePart: meanOf(
    ['interest_free'],
    part,
    ['免息方案占比', 'Part without interest'],
    ['年利率为 0 的方案占全部方案的比例', 'Offers with a rate of 0 as a part of all offers'],
    ['年利率为 0 的方案数 / 方案数', 'offers with a rate of 0 / offers'],
  ),
  offerPrice: meanOf(
    ['price'],
    yuan,
    ['方案车价', 'Price of the offer'],
    ['方案所依据的车价', 'The price of the car that the offer is of'],
  ),
  downPayment: meanOf(
    ['down'],
    yuan,
    ['首付', 'Down payment'],
    ['买家在提车时支付的车款', 'What the buyer pays of the price at once'],
  ),
  offerMonths: meanOf(['term'], months, ['期数', 'Term'], ['还款月数', 'The months in which the offer is paid off']),
  offerRate: meanOf(
    ['rate', 10_000],
    part,
    ['名义年利率', 'Advertised rate'],
    [
      '方案标示的年利率；每月计息十二分之一',
      'The yearly rate that is advertised, a twelfth of which is due each month',
    ],
  ),
  offerFee: meanOf(
    ['fee'],
    yuan,
    ['手续费', 'Fee'],
    ['放款时由买家支付的费用', 'What the buyer pays at once for the loan'],
  ),
  makerSubsidy: meanOf(
    ['subsidy'],
    yuan,
    ['厂商补贴', 'Manufacturer subsidy'],
    ['使用该方案时厂商付给买家的金额', 'What the manufacturer pays the buyer who takes the offer'],
  ),
  subsidyMonth: meanOf(
    ['subsidy_month'],
    months,
    ['补贴到账月', 'Month of the subsidy'],
    ['补贴在放款后第几个月到账；0 为放款当天', 'After how many months the subsidy is paid; 0 is at once'],
  ),
  balloon: meanOf(
    ['balloon'],
    yuan,
    ['尾款', 'Balloon'],
    ['与最后一期一并支付的余额', 'What is paid with the last instalment beside it'],
  ),
  freeMonths: meanOf(
    ['free_months'],
    months,
    ['免息期', 'Months without interest'],
    ['从放款起不计利息的月数', 'The months from the start for which no interest is due'],
  ),
  loanAmount: meanOf(
    ['financed'],
    yuan,
    ['贷款额', 'Amount financed'],
    ['车价减首付', 'Price less down payment'],
    ['车价 - 首付', 'price - down payment'],
  ),
  monthlyPayment: meanOf(
    ['payment', 100],
    yuan,
    ['月供', 'Monthly payment'],
    ['每月等额还款，不含尾款', 'The level payment of each month, without the balloon'],
    [
      '(贷款额 × g - 尾款) / (免息期 × g + (g - 1) / i)，i = 年利率 / 12，g = (1 + i)^(期数 - 免息期)',
      '(amount × g - balloon) / (free months × g + (g - 1) / i), i = rate / 12, g = (1 + i)^(term - free months)',
    ],
  ),
  financeCost: meanOf(
    ['cost'],
    yuan,
    ['融资成本', 'Cost of finance'],
    [
      '利息与手续费之和，减厂商补贴；补贴更多时为负',
      'Interest and fee, less the manufacturer subsidy; negative where that is more',
    ],
    ['利息 + 手续费 - 厂商补贴', 'interest + fee - manufacturer subsidy'],
  ),
  totalPaid: meanOf(
    ['paid'],
    yuan,
    ['总支出', 'Total paid'],
    ['车价与融资成本之和', 'Price and cost of finance together'],
    ['车价 + 融资成本', 'price + cost of finance'],
  ),
  trueRate: meanOf(
    ['true_rate', 10_000],
    part,
    ['真实年利率', 'True yearly rate'],
    [
      '计入手续费、补贴、尾款与免息期的内部收益率（IRR），按复利折算为年（口径：中国人民银行公告〔2021〕第3号；公告不涉及厂商补贴，此处一并计入）；补贴高于利息与手续费时为负',
      "The internal rate of return (IRR) with fee, subsidy, balloon and months without interest, compounded to a year (as the People's Bank of China has it in announcement 2021 No. 3, which does not speak of subsidies: these are counted as well); negative where the subsidy is above interest and fee",
    ],
    [
      'Σ 各月收支 / (1 + r)^月 = 0，真实年利率 = (1 + r)^12 - 1',
      'sum of flow / (1 + r)^month = 0, true rate = (1 + r)^12 - 1',
    ],
  ),
  yoyFinanceOffers: yoyOf(offers),
  momFinanceOffers: momOf(offers),
} as const satisfies Record<string, Indicator>;
