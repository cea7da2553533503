import { createPhrases } from '@portal/shell';

/** The words of asking in words. */
export const wordsPhrases = createPhrases({
  zh_CN: {
    title: '用文字提问',
    placeholder: '例如：今年各品牌累计销量及同比',
    clear: '清空问题',
    read: '读题',
    examples: '可以这样问：',
    show: '显示结果',
    chips: '读出的问题',
    reset: '恢复',
    remove: '去掉：%{name}',
    assumed: '%{name}（默认）',
    taken: '“%{word}”按“%{name}”理解，也可以改为：',
    failed: '未能读题：%{reason}',
    unshown: '未能显示结果：%{reason}',
  },
  en: {
    title: 'Ask in words',
    placeholder: 'Such as: YTD sales by brand, yoy',
    clear: 'Clear the question',
    read: 'Read',
    examples: 'For example:',
    show: 'Show the figures',
    chips: 'The question as it was read',
    reset: 'Put back',
    remove: 'Take out: %{name}',
    assumed: '%{name} (assumed)',
    taken: '“%{word}” is read as “%{name}”. It may also be:',
    failed: 'The question was not read: %{reason}',
    unshown: 'The figures are not shown: %{reason}',
  },
});
