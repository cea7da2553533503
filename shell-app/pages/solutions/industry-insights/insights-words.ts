import { createPhrases } from '../../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '本月洞察',
    note: '各序列最近一个月与其自身规律的偏离。共检查%{datasets}的 %{series} 个序列（各维度近 12 个月最大的成员，占比 0.5% 以上），%{outside} 个超出各自的 80% 区间（历史上约五分之一的月份超出）；下列为偏离最大的 %{shown} 项，多个数据来源都有的成员只列偏离最大的一个。',
    rule: '预期值的算法',
    above: '高出预期 %{part}',
    below: '低于预期 %{part}',
    figures: '%{month} %{indicator} %{value}，预期 %{expected}（80% 区间 %{low} – %{high}），偏离为区间的 %{times} 倍',
    preliminary: '初步数据',
    open: '查看走势',
    within: '区间内',
    noData: '暂无可检查的序列',
    noDataText: '需要开通“销量分析”“互联网大数据”“行业资讯”或“汽车金融”产品，且当前版本有 36 个月以上的数据。',
    products: '查看产品',
    loading: '正在查找本月洞察',
    failed: '洞察加载失败',
    refused: '当前账号不能查看洞察',
  },
  en: {
    title: 'Insights of the month',
    note: 'How far the latest month of each series lies from what its own past leads to. Of %{datasets}, %{series} series were looked at (the largest members of each dimension over twelve months, 0.5% of it or more); %{outside} lie outside their 80% band (of past months one in five did). These %{shown} lie farthest off; of a member that several sources count, the one farthest off is listed.',
    rule: 'How the expected figure is made',
    above: '%{part} above expected',
    below: '%{part} below expected',
    figures:
      '%{month}: %{indicator} %{value}, expected %{expected} (80% band %{low} – %{high}), %{times} times as far off as the end of the band',
    preliminary: 'preliminary',
    open: 'See the trend',
    within: 'within the band',
    noData: 'There is no series to look at',
    noDataText:
      'It takes one of the products Sales, Internet big data, Industry news or Auto finance, and a release with more than 36 months.',
    products: 'See the products',
    loading: 'Looking for the insights of the month',
    failed: 'The insights did not load',
    refused: 'This account may not see the insights',
  },
});
