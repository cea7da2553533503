import { createPhrases } from '@portal/shell';

/** The words of the ways on. */
export const waysPhrases = createPhrases({
  zh_CN: {
    narrow: '只看%{name}',
    leave: '去掉%{name}',
    without: '排除%{name}',
    widen: '取消只看%{name}',
    seeBy: '换个维度看',
    open: '打开',
    nothing: '没有可前往的页面',
    note: '写批注',
    by: '按%{name}',
    wider: '放宽筛选',
    trail: '查看路径',
    clear: '清除路径与筛选',
  },
  en: {
    narrow: '%{name} only',
    leave: 'Leave out %{name}',
    without: 'Leave out %{name}',
    widen: 'Not only %{name}',
    seeBy: 'See it by',
    open: 'Open',
    nothing: 'No further views from here',
    note: 'Write a note',
    by: 'by %{name}',
    wider: 'wider',
    trail: 'How you came here',
    clear: 'Clear the path and its filters',
  },
});
