import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    contents: '目录',
    version: '版本日期：%{day}',
    runBy: '运营方：%{firm}',
    print: '打印',
    other_service: '另见：服务协议',
    other_usage: '另见：使用协议',
  },
  en: {
    contents: 'Contents',
    version: 'Version of %{day}',
    runBy: 'Operator: %{firm}',
    print: 'Print',
    other_service: 'See also: service agreement',
    other_usage: 'See also: usage agreement',
  },
});
