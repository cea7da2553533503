import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '调整产品顺序',
    close: '关闭',
    lead: '排在前面的产品显示在左侧栏，其余的在“更多产品”中。',
    fits: '此窗口的左侧栏显示到这里',
    top: '置顶：%{name}',
    reset: '恢复默认顺序',
    cancel: '取消',
    save: '保存',
    failed: '产品顺序未能保存，请稍后再试。',
  },
  en: {
    title: 'Arrange products',
    close: 'Close',
    lead: 'The first products stand in the rail, the others under “More products”.',
    fits: 'The rail of this window ends here',
    top: 'Move to the top: %{name}',
    reset: 'Usual order',
    cancel: 'Cancel',
    save: 'Save',
    failed: 'The order could not be saved. Try again later.',
  },
});
