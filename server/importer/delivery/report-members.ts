import type { Language } from '@portal/contract';
import { monthText } from '../../market/index.ts';
import type { ImportReport } from '../reading/report.ts';

/** How many changes the text lists. */
const listedChanges = 100;

/** The lines on what is described otherwise than before. */
export function describedLines({ described }: Pick<ImportReport, 'described'>, language: Language): string[] {
  const zh = language === 'zh_CN';
  return described.slice(0, listedChanges).map(({ name, field, since, before, after }) => {
    const from = since === null ? '' : zh ? `自 ${monthText(since)} 起` : ` from ${monthText(since)}`;
    return zh
      ? `${name.zh_CN}：${field} ${from}由“${before}”变为“${after}”。`
      : `${name.en}: ${field} is "${after}"${from}; it was "${before}".`;
  });
}

/** The lines on new members, and on lists beside those before them. */
export function memberLines({ added, lists }: Pick<ImportReport, 'added' | 'lists'>, language: Language): string[] {
  const say = (chinese: string, english: string) => (language === 'zh_CN' ? chinese : english);
  const news = Object.entries(added).map(([table, count]) => `${table} ${count.toLocaleString('en-US')}`);
  return [
    `  ${say('新增成员', 'new members')}: ${news.join(', ') || '0'}`,
    ...lists.map(({ of, month, before, came, gone }) =>
      say(
        `  ${of} ${month} 的名录与 ${before} 比较：新出现 ${came}，不再列名 ${gone}`,
        `  list of ${of} in ${month} beside ${before}: ${came} came, ${gone} gone`,
      ),
    ),
  ];
}
