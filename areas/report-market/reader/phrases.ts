import { createPhrases } from '@portal/shell';

/** The words of the reader. */
export const phrases = createPhrases({
  zh_CN: {
    backToList: '返回报告页面',
    outline: '目录',
    figures: '报告中的图表',
    onPage: '第 %{page} 页',
    failed: '报告加载失败',
    retry: '重试',
    find: '在报告中查找',
    findClear: '清空查找',
    hits: '第 %{at} / %{count} 处',
    noHits: '没有找到',
    before: '上一处',
    after: '下一处',
    showOutline: '显示目录',
    hideOutline: '隐藏目录',
    sample: '试读',
  },
  en: {
    backToList: 'Back to the report',
    outline: 'Contents',
    figures: 'Figures in this report',
    onPage: 'Page %{page}',
    failed: 'The report did not load',
    retry: 'Retry',
    find: 'Find in the report',
    findClear: 'Clear the search',
    hits: '%{at} of %{count}',
    noHits: 'Not found',
    before: 'Previous',
    after: 'Next',
    showOutline: 'Show contents',
    hideOutline: 'Hide contents',
    sample: 'Sample',
  },
});
