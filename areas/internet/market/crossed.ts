import type { CrossedFigure } from '@portal/ui/analysis';

const none = { zh_CN: '', en: '' };
const people = { zh_CN: '人次', en: 'people' };

/** The figures of attention that no question answers alone, declared once. */
export const crossed = {
  correlation: {
    key: 'correlation',
    name: { zh_CN: '相关系数', en: 'Correlation' },
    unit: none,
    definition: {
      zh_CN:
        '关注同比与若干个月后终端零售量同比的皮尔逊相关系数，-1 至 1；用同比而不用原值，以免季节造成相关；发布时尚未过完的月份不计；相关不是因果，不足 12 个月时为空',
      en: 'Pearson correlation of the growth of attention with that of terminal retail volume some months later, from -1 to 1; growth against the year before and not the figures themselves, so that the season does not make it; a month that was not over when the release was published is left out; it proves no cause, and is blank with fewer than 12 months',
    },
    formula: {
      zh_CN: 'r(关注同比第 t 月, 终端零售量同比第 t + 领先月数)',
      en: 'r(growth of attention in month t, growth of retail in month t + lead)',
    },
    format: 'index',
    decimals: 2,
  },
  pairedMonths: {
    key: 'pairedMonths',
    name: { zh_CN: '月数', en: 'Months' },
    unit: none,
    definition: {
      zh_CN: '两个序列都有同比的月数',
      en: 'Months for which both series have a growth',
    },
    formula: { zh_CN: '成对的月份数', en: 'number of months in pairs' },
    format: 'count',
    decimals: 0,
  },
  topicWeight: {
    key: 'topicWeight',
    name: { zh_CN: '话题占比', en: 'Part of its mentions' },
    unit: none,
    definition: {
      zh_CN: '该话题声量占该品牌或车型全部话题声量的比例；各话题合计 100%，筛选话题不改变比例',
      en: 'Mentions of the topic as a part of all mentions with a topic of the brand or model; all topics add up to 100%, and a filter on topics does not change the parts',
    },
    formula: {
      zh_CN: '话题声量 / 该行全部话题声量',
      en: 'mentions with the topic / all mentions with a topic of the row',
    },
    format: 'percent',
    decimals: 1,
  },
  attentionRatio: {
    key: 'attentionRatio',
    name: { zh_CN: '关注销量比', en: 'Attention to sales' },
    unit: none,
    definition: {
      zh_CN: '关注份额除以销量份额；高于 1 为看的多、买的少，低于 1 为买的多、看的少；没有销量时为空',
      en: 'Share of attention divided by the share of sales; above 1 more look than buy, below 1 more buy than look; blank without sales',
    },
    formula: { zh_CN: '关注份额 / 销量份额', en: 'share of attention / share of sales' },
    format: 'index',
    decimals: 2,
  },
  attentionGap: {
    key: 'attentionGap',
    name: { zh_CN: '份额差', en: 'Gap of shares' },
    unit: { zh_CN: '百分点', en: 'pp' },
    definition: {
      zh_CN: '关注份额减销量份额，单位为百分点',
      en: 'Share of attention less share of sales, in percentage points',
    },
    formula: { zh_CN: '(关注份额 - 销量份额) × 100', en: '(share of attention - share of sales) × 100' },
    format: 'points',
    decimals: 2,
  },
  comparedBack: {
    key: 'comparedBack',
    name: { zh_CN: '被对比人次', en: 'Compared from it' },
    unit: people,
    definition: {
      zh_CN: '先看对方、当月又看了该品牌或车型的人数',
      en: 'People who looked at the rival first and in the same month at this one',
    },
    formula: { zh_CN: '对方的对比人次', en: 'comparisons of the rival' },
    format: 'count',
    decimals: 0,
  },
  turnedBack: {
    key: 'turnedBack',
    name: { zh_CN: '转来人次', en: 'Came from it' },
    unit: people,
    definition: {
      zh_CN: '先看对方、后来只留下该品牌或车型线索的人数',
      en: 'People who first looked at the rival and in the end left their contact for this one alone',
    },
    formula: { zh_CN: '对方转向该品牌或车型的人次', en: 'people of the rival who turned to this one' },
    format: 'count',
    decimals: 0,
  },
  net: {
    key: 'net',
    name: { zh_CN: '净流入', en: 'Net' },
    unit: people,
    definition: {
      zh_CN: '转来减转向；为正是从对方净赢得，为负是净流失；双方的净流入互为相反数',
      en: 'Who came less who went; above zero more were won than lost, and the rival has the same below zero',
    },
    formula: { zh_CN: '转来人次 - 转向人次', en: 'came from it - turned to it' },
    format: 'count',
    decimals: 0,
  },
} as const satisfies Record<string, CrossedFigure>;
