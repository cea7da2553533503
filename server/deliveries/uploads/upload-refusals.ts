import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** Why a file that a person brings, or what is to be done with it, is not taken. */
export const uploadRefusals = {
  kind: (ending: string, endings: readonly string[]) =>
    new Refusal('deliveries.file-kind', status.refused, {
      zh_CN: `不能读取 ${ending || '无扩展名'} 文件；请用 ${endings.join('、')}。`,
      en: `Files of type "${ending}" cannot be read; use ${endings.join(', ')}.`,
    }),
  tooMany: (most: number) =>
    new Refusal('deliveries.too-many-files', status.tooMany, {
      zh_CN: `您已有 ${most} 个文件在此；请先取消其中之一。`,
      en: `You have ${most} files here already; cancel one of them first.`,
    }),
  notHere: () =>
    new Refusal('deliveries.file-not-here', status.refused, {
      zh_CN: '文件没有完整收到，或已删除；请重新选择文件。',
      en: 'The file has not come whole, or was removed; choose it again.',
    }),
  atWork: () =>
    new Refusal('deliveries.at-work', status.tooMany, {
      zh_CN: '正在读取另一个文件，一次只读一个；请等它结束后重试。',
      en: 'Another file is being read, one at a time; try again when that has ended.',
    }),
  stillAtWork: () =>
    new Refusal('deliveries.still-at-work', status.refused, {
      zh_CN: '读取尚未停止；请稍后再取消一次。',
      en: 'The reading has not stopped yet; cancel it again in a moment.',
    }),
  unknownCode: (code: string) =>
    new Refusal('deliveries.code-unknown', status.refused, {
      zh_CN: `不认识原因代码“${code}”；请重新试运行。`,
      en: `There is no code of a reason "${code}"; do the dry run again.`,
    }),
  noMapping: (label: string) =>
    new Refusal('deliveries.mapping-unknown', status.refused, {
      zh_CN: `没有保存过映射 ${label}；请另选一个。`,
      en: `No mapping ${label} is saved; choose another one.`,
    }),
  noReport: () =>
    new Refusal('deliveries.report-unknown', status.notFound, {
      zh_CN: '没有这次交付的报告：它已删除，请刷新列表。',
      en: 'There is no report of this delivery: it was removed. Reload the list.',
    }),
} as const;

/** What ended a reading, as it is written down. */
export type Reason = { refusal: string; sentence: Sentence };

/** Whether nobody foresaw it: its own words may name folders, and are for the log alone. */
export const isUnforeseen = ({ refusal }: Reason): boolean => refusal === 'deliveries.failed';

const unforeseen: Sentence = {
  zh_CN: '读取未能完成，没有写入任何数据：原因见服务器日志；请联系管理员。',
  en: 'The file could not be read to its end and nothing was written: the reason stands in the log of the server; please ask the operator.',
};

/** @returns what is said of it to who brought the file */
export const wordsOfReason = (reason: Reason): Sentence => (isUnforeseen(reason) ? unforeseen : reason.sentence);
