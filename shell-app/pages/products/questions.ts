import type { Language } from '@portal/contract';

/** The question that each product answers, by its key; the words of the catalogue stand alone for any other. */
const questions: Record<string, Record<Language, string>> = {
  sales: {
    zh_CN: '本月谁卖得多、谁在增长，份额从谁那里来？',
    en: 'Who sold most this month, who is growing, and whose share did they take?',
  },
  price: {
    zh_CN: '成交价离指导价有多远，折扣在扩大还是收窄？',
    en: 'How far is the transaction price from MSRP, and is the discount widening or narrowing?',
  },
  incentive: {
    zh_CN: '终端的钱花在哪些城市、哪些车型上，换来了多少销量？',
    en: 'Which cities and models is incentive money going to, and what sales does it buy?',
  },
  'new-car': {
    zh_CN: '未来三个月谁会上市，预售价落在哪个价格段？',
    en: 'Who is launching in the next three months, and at what presale price?',
  },
  channel: {
    zh_CN: '网点够不够、在不在对的地方，单店卖多少？',
    en: 'Are there enough outlets, in the right places, and how much does each one sell?',
  },
  news: {
    zh_CN: '今天行业里发生了什么，与我关注的品牌有关吗？',
    en: 'What happened in the industry today, and does it affect the brands I follow?',
  },
  policy: {
    zh_CN: '哪项政策从哪天起适用，影响哪些车和哪些城市？',
    en: 'Which policy takes effect when, and which models and cities does it affect?',
  },
  'new-energy': {
    zh_CN: '纯电、插混与增程各走到哪一步，哪些城市先走？',
    en: 'How far have BEV, PHEV and EREV come, and which cities lead?',
  },
  configuration: {
    zh_CN: '哪些装备正在成为标配，标配率差在哪里？',
    en: 'Which equipment is becoming standard, and where does standard fitment differ?',
  },
  finance: {
    zh_CN: '金融方案的成本是多少，渗透率跟着什么走？',
    en: 'What do finance offers cost, and what drives their penetration?',
  },
  internet: {
    zh_CN: '用户在搜什么、比什么、抱怨什么？',
    en: 'What are buyers searching for, comparing and complaining about?',
  },
  'after-market': {
    zh_CN: '保有量多大、多老，二手车残值站不站得住？',
    en: 'How large and how old is the vehicle parc, and are residual values holding up?',
  },
  'public-report': {
    zh_CN: '本季度的市场，业内是如何解读的？',
    en: 'How have others read the market this quarter?',
  },
  'model-fastview': {
    zh_CN: '这款车型卖得怎样、卖多少钱，与主要竞品差在哪里？',
    en: 'How is this model selling, at what price, and how does it compare with its closest rivals?',
  },
  'model-intelligence': {
    zh_CN: '竞品车型本月改了什么，升级评价如何？',
    en: 'What did rival models change this month, and how were the updates received?',
  },
  'purchase-benefit': {
    zh_CN: '各品牌的购车权益本周有哪些变化？',
    en: 'Which purchase benefits did each brand change this week?',
  },
  'cross-analysis': {
    zh_CN: '销量、价格与关注度放在一起，说的是同一件事吗？',
    en: 'Taken together, do sales, prices and attention tell the same story?',
  },
  gpt: {
    zh_CN: '能不能直接用一句话来查数据？',
    en: 'Can a plain sentence ask for the figures?',
  },
  'image-library': {
    zh_CN: '这款车型的外观、内饰和细节是什么样的？',
    en: 'What do this model’s exterior, interior and details look like?',
  },
  'report-market': {
    zh_CN: '这个题目有没有现成的专题报告？',
    en: 'Is there already a special report on this topic?',
  },
};

/** @returns null for a product whose question is not written down */
export const questionOf = (key: string, language: Language): string | null =>
  (Object.hasOwn(questions, key) ? questions[key]?.[language] : undefined) ?? null;
