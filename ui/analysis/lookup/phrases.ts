import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    matches: '匹配的结果',
    found: '%{count} 个结果',
    searching: '正在查找',
    nothing: '没有与“%{text}”匹配的结果，请换一个名称。',
    searchFailed: '查找失败，请检查网络后重新输入。',
  },
  en: {
    matches: 'Matches',
    found: '%{count} match |||| %{count} matches',
    searching: 'Searching',
    nothing: 'Nothing matches “%{text}”. Try another name.',
    searchFailed: 'The search failed. Check the network, then type again.',
  },
});
