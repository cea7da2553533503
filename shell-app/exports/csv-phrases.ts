import { createPhrases } from '../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    csv: 'CSV 格式',
    hint: '用于页面下载、服务器生成的文件，以及您的程序密钥读取的 CSV。',
    failed: '未能保存，请检查网络后重试',
    csv0: '逗号分隔，小数点（1234.5）',
    csv1: '分号分隔，小数逗号（1234,5）',
    csv2: '分号分隔，小数点（1234.5）',
    csv3: '制表符分隔，小数点（1234.5）',
    csv4: '制表符分隔，小数逗号（1234,5）',
  },
  en: {
    csv: 'CSV format',
    hint: 'Of downloads, of files that the server makes, and of CSV that your program keys read.',
    failed: 'This was not saved. Check the network, then try again',
    csv0: 'Comma, decimal point (1234.5)',
    csv1: 'Semicolon, decimal comma (1234,5)',
    csv2: 'Semicolon, decimal point (1234.5)',
    csv3: 'Tab, decimal point (1234.5)',
    csv4: 'Tab, decimal comma (1234,5)',
  },
});
