import type { Language } from '../constants.ts';
import type { PublicPage } from './public-pages.ts';

/**
 * S2.010 to S2.018: the first paragraph of each public page, and what a search engine shows below its title: the server
 * writes it into the page, the client shows it on the page alone.
 */
export const publicLeads: Record<PublicPage, Record<Language, string>> = {
  '/home': {
    zh_CN: '面向汽车行业企业客户的市场门户：销量、价格、新车、资讯与政策，同一口径，一问即答。',
    en: 'The market portal for business customers in China’s auto industry: sales, prices, launches, news and policies, with consistent definitions and instant answers.',
  },
  '/products': {
    zh_CN: '市场数据与研究构成研究库，决策支持将其用于具体决策。每张卡片写明它回答的问题。',
    en: 'Market data and research make up the research library; decision support applies them to specific decisions. Each card names the question it answers.',
  },
  '/car-life-cycle': {
    zh_CN: '从立项到退市，一款车型在每个阶段都有一个必须回答的问题。这里说明谁在什么时候问，用哪些产品回答。',
    en: 'From planning to run-out, every stage of a model raises a question that has to be answered. See who asks it, when, and which products answer it.',
  },
  '/user-life-cycle': {
    zh_CN: '从关注、比较、购买到用车与换购，看清用户如何流转，以及品牌在哪一步失去他们。',
    en: 'From awareness and comparison to purchase, ownership and replacement: see how buyers move, and at which step a brand loses them.',
  },
  '/intelligent-decision': {
    zh_CN: '为每月的经营决策提供同一组数据、同一种口径和同一套图表，让会议从决策开始，而不是从核对数据开始。',
    en: 'Recurring management decisions, based on the same figures, the same definitions and the same charts, so that meetings start with the decision and not with reconciling numbers.',
  },
  '/industry-insights': {
    zh_CN: '资讯、政策与公共报告说明变化的原因，销量与价格说明变化的幅度。两者结合，才是洞察。',
    en: 'News, policies and public reports explain why the market changes; sales and prices show by how much. Insight comes from seeing both together.',
  },
  '/about': {
    zh_CN: '门户的服务对象、数据来源、计算方法与适用范围。',
    en: 'Who the portal is for, where its figures come from, how they are calculated, and what their limits are.',
  },
  '/protocol': {
    zh_CN: '门户提供什么服务，账号与数据怎样使用；门户保存您的哪些信息，用于什么，保存多久。',
    en: 'What the portal offers and how accounts and data may be used; what personal information it keeps, why, and for how long.',
  },
};
