import type { Sense } from '../meaning/sense.ts';

const yearBefore: Sense = { is: 'change', against: 'yearBefore' };
const before: Sense = { is: 'change', against: 'before' };
const beforeQuarter: Sense = { is: 'change', against: 'before', quarterly: true };
const growth: Sense = { is: 'change', against: 'yearBefore', plain: true };

const lists: readonly (readonly [Sense, string])[] = [
  [
    yearBefore,
    '同比|同比增长|同比增速|同比增幅|同比变化|同比涨幅|同比涨跌幅|同比下降|同比去年|同比去年同期|与去年同期相比|和去年同期相比|跟去年同期比|较去年同期|比去年同期|比去年|较去年|跟去年比|与去年相比|和去年相比|较上年同期|比上年同期|yoy|y/y|yoy growth|yoy change|year on year|year-on-year|year over year|year-over-year|year on year growth|year on year change|year over year growth|yearly growth|annual growth|annual change|vs last year|versus last year|compared to last year|compared with last year|compared with a year ago|compared to a year ago|against last year|than last year|than a year ago|vs a year ago|from a year ago|on the year|growth on last year|change on last year|over last year|vs the same period last year|compared with the same period last year|compared to the same period last year',
  ],
  [
    before,
    '环比|环比增长|环比增速|环比增幅|环比变化|环比下降|较上月|比上月|比上个月|较上个月|跟上月比|与上月相比|和上个月相比|mom|m/m|mom growth|mom change|month on month|month-on-month|month over month|month-over-month|month on month growth|vs last month|versus last month|compared to last month|compared with last month|than last month|vs the previous month|compared with the previous month|on the month',
  ],
  [
    beforeQuarter,
    '季度环比|较上季度|比上季度|较上个季度|比上个季度|qoq|q/q|quarter on quarter|quarter-on-quarter|quarter over quarter|quarter-over-quarter|qoq growth|vs last quarter|vs the last quarter|versus last quarter|vs the previous quarter|compared with last quarter|compared to last quarter|compared with the previous quarter|than last quarter',
  ],
  [
    growth,
    '增长|增速|增幅|涨幅|增长率|增长情况|增长了|涨了|涨跌|涨跌幅|变化|变化率|变动|growth|growth rate|grown|grew|grow|growing|change|changes|changed|increase|increased|development',
  ],
  [
    { is: 'toDate' },
    '累计|累积|年累|累计的|cumulative|cumulated|accumulated|year to date|year-to-date|ytd|in total so far',
  ],
  [
    { is: 'share' },
    '份额|市场份额|市占率|市占|占比|占有率|市场占有率|比重|比例|占多少|占百分之多少|占|share|shares|market share|market shares|share of market|share of the market|percentage of the market|slice of the market|proportion|how much of|what percentage of|percentage of',
  ],
  [
    { is: 'rank' },
    '排名第几|排第几|排在第几|第几名|第几|名次|排第几名|位列第几|what rank|which rank|what place|which place|rank position|what position',
  ],
  [
    { is: 'each' },
    '各|每个|每|分|按|各个|不同|每家|各家|by|per|each|every|for each|for every|for all|split by|broken down by|breakdown by|breakdown|split|各类|分不同|拆分|拆|构成|结构|分布|distribution by|distribution|structure|mix',
  ],
  [
    { is: 'trend' },
    '走势|趋势|变化趋势|变化走势|走向|曲线|历史走势|trend|trends|trending|over time|evolution|evolved|time series|history|course|trajectory',
  ],
  [
    { is: 'grain', dateType: 'monthly' },
    '按月|分月|每月|各月|逐月|月度|每个月|各个月|各月份|分月度|按月份|按月度|by month|monthly|per month|each month|every month|month by month|for each month|by months',
  ],
  [
    {
      is: 'several',
      all: [
        { is: 'figure', of: [{ dataset: 'sales', indicators: ['volume'] }] },
        { is: 'grain', dateType: 'monthly' },
      ],
    },
    '月销量|月销|每月销量|月度销量|monthly sales|monthly volume',
  ],
  [
    { is: 'grain', dateType: 'quarterly' },
    '按季|按季度|分季度|各季度|每季度|每个季度|季度|逐季|by quarter|quarterly|per quarter|each quarter|every quarter|quarter by quarter|by quarters',
  ],
  [
    { is: 'grain', dateType: 'annual' },
    '按年|分年|各年|每年|年度|历年|逐年|按年度|分年度|各年度|by year|yearly|annual|per year|each year|every year|year by year|annually|by years',
  ],
  [
    { is: 'order', direction: 'descending', count: null },
    '排名|排行|排行榜|排名情况|榜单|榜|排序|从高到低|由高到低|从大到小|降序|最高|最多|最大|最好|最畅销|最热销|卖得最好|卖的最好|卖得最多|卖的最多|销量最好|最受欢迎|领先|靠前|龙头|卖得多|卖的多|卖得更多|更多|更高|更好|ranking|rankings|ranked|rank|ranked by|leaderboard|league table|best selling|best-selling|bestselling|best sellers|best seller|bestsellers|best|highest|most|largest|biggest|leading|leaders|top|sold the most|sells most|sold most|sells the most|sold best|sells best|descending|in descending order|strongest',
  ],
  [{ is: 'order', direction: 'descending', count: 1 }, '冠军|第一名|销冠|number one|no. 1|number 1'],
  [
    { is: 'order', direction: 'ascending', count: null },
    '最低|最少|最小|最差|卖得最差|卖的最差|垫底|从低到高|由低到高|升序|lowest|least|smallest|fewest|worst|worst selling|worst-selling|slowest selling|weakest|ascending|in ascending order|sold the least|sold least',
  ],
  [
    { is: 'order', direction: 'descending', count: null, change: true },
    '增长最快|增速最快|增长最多|增幅最大|涨幅最大|涨得最快|涨得最多|增长最高|增速最高|涨幅最高|涨最多|增速排名|增速排行|增幅排名|涨幅榜|同比增速排名|同比增长最快|同比增幅最大|同比涨幅最大|fastest growing|fastest-growing|growing fastest|grew fastest|grew the fastest|grew most|grew the most|growing the fastest|highest growth|strongest growth|biggest growth|largest growth|most growth|ranked by growth|biggest gainers|biggest increase|largest increase|ranked by yoy|gained the most|gained most|best growth',
  ],
  [
    { is: 'order', direction: 'ascending', count: null, change: true },
    '跌幅最大|下滑最多|降幅最大|下降最快|下滑最快|下降最多|跌得最多|跌得最惨|跌幅榜|降幅最多|下滑最严重|同比下滑最多|同比降幅最大|同比下降最多|declined most|declined the most|fell most|fell the most|falling fastest|biggest decline|biggest declines|largest decline|largest drop|biggest drop|biggest losers|lost most|lost the most|fastest declining|dropped most|dropped the most|fastest falling|shrank most|shrank the most',
  ],
];

/** Ways of asking by the words for them. */
export const waysOfAsking: readonly (readonly [word: string, sense: Sense])[] = lists.flatMap(([sense, words]) =>
  words.split('|').map((word): [string, Sense] => [word, sense]),
);

/** The words of the changes and parts of figures, which are no figures of their own though one is called so. */
export const isWayOfAsking = (word: string): boolean => waysOfAsking.some(([known]) => known === word.toLowerCase());
