import type { Language } from './constants.ts';

export interface PageWords {
  title: string;
  /** The first paragraph of the page, and what a search engine shows below its title. */
  description: string;
}

/** S2.010 to S2.018: heading and lead of each public page: the server writes them into the page, the client shows them. */
export const publicPages = {
  '/home': {
    zh_CN: {
      title: '首页',
      description: '面向汽车行业企业客户的市场门户：销量、价格、新车、资讯与政策，同一口径，一问即答。',
    },
    en: {
      title: 'Home',
      description:
        'A portal for business customers of the car industry in China: sales, prices, launches, news and policies with one definition each, and an answer at once.',
    },
  },
  '/products': {
    zh_CN: {
      title: '产品',
      description: '市场数据与研究组成研究库，决策支持把它们接到具体的判断上。每张卡片写明它回答的问题。',
    },
    en: {
      title: 'Products',
      description:
        'Market data and research make up the research library; decision support ties them to a decision. Each card says which question it answers.',
    },
  },
  '/car-life-cycle': {
    zh_CN: {
      title: '车型生命周期管理',
      description: '从立项到退市，一款车型在每个阶段都有一个必须回答的问题。这里说明谁在什么时候问，用哪些产品回答。',
    },
    en: {
      title: 'Car model lifecycle management',
      description:
        'From the first plan to the last car, a model poses one question at each stage. This page says who asks it, when, and which products answer.',
    },
  },
  '/user-life-cycle': {
    zh_CN: {
      title: '用户生命周期管理',
      description: '从关注、比较、购买到用车与换购，看清买车的人怎样移动，以及品牌在哪一步失去他们。',
    },
    en: {
      title: 'User lifecycle management',
      description:
        'From first attention through comparing and buying to using and replacing a car: where buyers move, and at which step a brand loses them.',
    },
  },
  '/intelligent-decision': {
    zh_CN: {
      title: '经营管理智能决策系统',
      description:
        '把每月都要做的几项经营判断，固定成同一组数字、同一个口径和同一张图，让会议从判断开始，而不是从对数开始。',
    },
    en: {
      title: 'Operations management intelligent decision system',
      description:
        'The decisions that return every month, tied to the same figures, the same definition and the same picture, so that a meeting begins with the decision.',
    },
  },
  '/industry-insights': {
    zh_CN: {
      title: '行业洞察',
      description: '资讯、政策与公共报告说明为什么变，销量与价格说明变了多少。两边放在一起看，才叫洞察。',
    },
    en: {
      title: 'Industry insights',
      description:
        'News, policies and public reports say why something changes; sales and prices say by how much. Insight is seeing both at once.',
    },
  },
  '/about': {
    zh_CN: {
      title: '关于门户',
      description: '门户为谁而建，数字从哪里来，怎样算出来，又在哪里止步。',
    },
    en: {
      title: 'About the portal',
      description: 'Whom the portal is for, where its figures come from, how they are made, and where they end.',
    },
  },
  '/protocol': {
    zh_CN: {
      title: '服务协议与使用协议',
      description: '门户提供什么服务，账号与数据怎样使用；门户保存您的哪些信息，用于什么，保存多久。',
    },
    en: {
      title: 'Service and usage agreements',
      description:
        'What the portal offers and how account and figures may be used; which data about you it keeps, what for and how long.',
    },
  },
} as const satisfies Record<string, Record<Language, PageWords>>;

export type PublicPage = keyof typeof publicPages;

/** Whether a path, without a slash at its end, is a page that publicPages names. */
export const isPublicPage = (path: string): path is PublicPage => Object.hasOwn(publicPages, path);
