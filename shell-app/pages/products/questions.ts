import type { Language } from '@portal/contract';

/** The question that each product answers, by its key; the words of the catalogue stand alone for any other. */
const questions: Record<string, Record<Language, string>> = {
  sales: {
    zh_CN: '这个月谁卖得多、谁在增长，份额从谁那里来？',
    en: 'Who sold most this month, who grew, and from whom did the share come?',
  },
  price: {
    zh_CN: '成交价离指导价有多远，折扣在扩大还是收窄？',
    en: 'How far is the transaction price from MSRP, and is the discount widening?',
  },
  incentive: {
    zh_CN: '终端的钱花在哪些城市、哪些车型上，换来了多少销量？',
    en: 'Which cities and models does the incentive money go to, and what does it buy?',
  },
  'new-car': {
    zh_CN: '未来三个月谁会上市，预售价落在哪个价位？',
    en: 'Who launches in the next three months, and at which presale price?',
  },
  channel: {
    zh_CN: '网点够不够、在不在对的地方，单店卖多少？',
    en: 'Are there enough outlets, in the right places, and how much does each one sell?',
  },
  news: {
    zh_CN: '今天行业里发生了什么，与我关注的品牌有关吗？',
    en: 'What happened in the industry today, and does it touch the brands I follow?',
  },
  policy: {
    zh_CN: '哪项政策从哪天起适用，影响哪些车和哪些城市？',
    en: 'Which policy applies from which day, to which cars and which cities?',
  },
  'new-energy': {
    zh_CN: '纯电、插混与增程各走到哪一步，哪些城市先走？',
    en: 'How far have battery, plug-in and range-extended cars come, and which cities lead?',
  },
  configuration: {
    zh_CN: '哪些配置正在变成标配，装配率差在哪里？',
    en: 'Which equipment is becoming standard, and where do fitting rates differ?',
  },
  finance: {
    zh_CN: '金融方案的成本是多少，渗透率跟着什么走？',
    en: 'What does a finance offer cost, and what does its penetration follow?',
  },
  internet: {
    zh_CN: '用户在搜什么、比什么、抱怨什么？',
    en: 'What do buyers search, compare and complain about?',
  },
  'after-market': {
    zh_CN: '保有量多大、多老，二手车残值站不站得住？',
    en: 'How many cars are in use, how old are they, and do residual values hold?',
  },
  'public-report': {
    zh_CN: '这一季的市场，别人已经怎样读过它？',
    en: 'How has this quarter of the market been read already?',
  },
  'model-fastview': {
    zh_CN: '这款车卖得怎样、卖多少钱，和最近的对手差在哪里？',
    en: 'How does this model sell, at which price, and how far is it from its nearest rivals?',
  },
  'model-intelligence': {
    zh_CN: '对手的车型这个月改了什么，升级得到怎样的评价？',
    en: 'What did rival models change this month, and how was the update received?',
  },
  'purchase-benefit': {
    zh_CN: '各品牌给买车人的权益，这周变了哪一条？',
    en: 'Which benefit to buyers did each brand change this week?',
  },
  'cross-analysis': {
    zh_CN: '销量、价格与关注度放在一起，说的是同一件事吗？',
    en: 'Side by side, do sales, prices and attention tell the same story?',
  },
  'image-library': {
    zh_CN: '这款车的外观、内饰和细节，到底长什么样？',
    en: 'What do the outside, the inside and the details of this car look like?',
  },
  'report-market': {
    zh_CN: '这个题目有没有现成的专题报告？',
    en: 'Is there a special report on this subject already?',
  },
};

/** @returns null for a product whose question is not written down */
export const questionOf = (key: string, language: Language): string | null => questions[key]?.[language] ?? null;
