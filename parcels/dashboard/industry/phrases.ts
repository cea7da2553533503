import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '行业动态',
    caption: '最新资讯与值得关注的政策',
    news: '最新资讯',
    allNews: '全部资讯',
    policy: '热点政策',
    allPolicies: '政策首页',
    newsEmpty: '目前没有资讯。',
    policyEmpty: '目前没有热点政策。',
    issuedOn: '%{day} 发布',
    'in-force': '生效中',
    announced: '待生效',
    expired: '已失效',
  },
  en: {
    title: 'Industry trend',
    caption: 'Latest news and policies to watch',
    news: 'Latest news',
    allNews: 'All news',
    policy: 'Policies to watch',
    allPolicies: 'Policy home',
    newsEmpty: 'No news at present.',
    policyEmpty: 'No policies to watch at present.',
    issuedOn: 'Issued %{day}',
    'in-force': 'In effect',
    announced: 'Not yet effective',
    expired: 'Expired',
  },
});
