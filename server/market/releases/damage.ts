import { status } from '@portal/contract';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** What is said of a release whose files are not what was sealed. @param why the end of the sentence, without a stop */
export const releaseDamaged = (id: string, why: Sentence): Refusal =>
  new Refusal('market.release-damaged', status.refused, {
    zh_CN: `版本 ${id} 已损坏，不能使用：${why.zh_CN}。请从备份恢复该版本的文件夹，或重新导入。`,
    en: `Release ${id} is damaged and cannot be used: ${why.en}. Restore its folder from a backup, or import it again.`,
  });

/** The same where the system or the engine could not read the data file. */
export const fileUnread = (id: string, error: unknown): Refusal =>
  releaseDamaged(id, {
    zh_CN: `无法读取其数据文件（${wordsOf(error)}）`,
    en: `its data file cannot be read (${wordsOf(error)})`,
  });

/** The same of a release that is named somewhere and not sealed. */
export const noteMissing = (id: string): Refusal =>
  releaseDamaged(id, { zh_CN: '没有 release.json', en: 'it has no release.json' });

/** What is said of a small file of the market folder that is not whole. */
export const fileBroken = (file: string): Refusal =>
  new Refusal('market.file-broken', status.refused, {
    zh_CN: `无法读取 ${file}：内容不完整或已损坏。请从备份恢复该文件；current.json 也可以通过发布一个版本重新写入。`,
    en: `${file} cannot be read: it is incomplete or damaged. Restore it from a backup; publishing a release writes current.json anew.`,
  });

const sentenceOf = (error: unknown): Sentence =>
  error instanceof Refusal ? error.sentence : { zh_CN: wordsOf(error), en: wordsOf(error) };

/** What is said of a published release that cannot be used. @param answering the release that is asked in its place */
export function standInError(cause: unknown, answering: string | undefined): OperatorError {
  const sentence = sentenceOf(cause);
  const instead: Sentence =
    answering === undefined
      ? { zh_CN: '没有其他版本可以提供数据', en: 'no other release can answer' }
      : { zh_CN: `由版本 ${answering} 提供数据`, en: `release ${answering} answers instead` };
  return new OperatorError(
    {
      zh_CN: `${sentence.zh_CN}在能再次使用之前，${instead.zh_CN}。`,
      en: `${sentence.en} Until it can be used again, ${instead.en}.`,
    },
    cause,
  );
}

/** What a person is told whose question met figures that could not be read. */
export const dataUnreadable = (): Refusal =>
  new Refusal('market.data-unreadable', status.refused, {
    zh_CN: '暂时无法读取市场数据，请稍后重试；若仍不成功，请联系管理员。',
    en: 'The market data could not be read just now. Please try again in a moment; if it fails again, contact your administrator.',
  });
