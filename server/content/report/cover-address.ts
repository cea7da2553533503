import type { Language } from '@portal/contract';
import { languageOf } from '../../kernel/words/language.ts';

const mark = (hash: string) => hash.slice(0, 24);

/**
 * Where the cover of a report is found. The mark of its content changes with what stands on it, and only who was shown
 * the report in a list knows it: a picture asks without a token.
 * @param hash the content_hash of the report
 */
export const coverAddress = (reportId: string, hash: string, language: Language): string =>
  `/content/covers/${encodeURIComponent(reportId)}.${mark(hash)}.${language}.svg`;

const file = /^([\w.-]{1,80})\.([0-9a-f]{24})\.(zh_CN|en)\.svg$/;

/** @returns which report a cover is asked of, and whether the mark is that of its content; null of another address */
export function readCoverAddress(name: string) {
  const [, reportId, givenMark, language] = file.exec(name) ?? [];
  return reportId === undefined
    ? null
    : { reportId, language: languageOf(language), isOf: (hash: string) => mark(hash) === givenMark };
}
