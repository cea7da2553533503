import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Reason, reason } from './problem.ts';

/** What tells the figures of a dataset apart, in words, and whether there is one figure or several. */
export interface KeyWords {
  key: Sentence;
  isOne: boolean;
}

/** The words where rows are brought together before it is known what they are of. */
export const plainKey: KeyWords = { key: { zh_CN: '行键', en: 'key' }, isOne: false };

type KeyReasons = Readonly<
  Record<'repeated' | 'duplicate' | 'exists' | 'absent', (first: string, other: string) => Reason>
>;

const general = (exact: Reason, zh_CN: string, en: string): Reason => ({ ...exact, general: { zh_CN, en } });

const ofOneFigure = (key: Sentence): KeyReasons => ({
  repeated: (rows, values) =>
    general(
      reason(
        'repeated',
        `同一${key.zh_CN}在第 ${rows} 行重复，且数值不同（${values}）。`,
        `The same ${key.en} appears in rows ${rows} with different values (${values}).`,
      ),
      `同一${key.zh_CN}在多行重复，且数值不同。`,
      `The same ${key.en} appears in several rows with different values.`,
    ),
  duplicate: (row) =>
    general(
      reason(
        'duplicate',
        `同一${key.zh_CN}的同一数值已见第 ${row} 行；只计一次。`,
        `Row ${row} already has the same ${key.en} with the same value; it is counted once.`,
      ),
      `同一${key.zh_CN}的同一数值已见前面的行；只计一次。`,
      `An earlier row already has the same ${key.en} with the same value; it is counted once.`,
    ),
  exists: (before, now) =>
    general(
      reason(
        'exists',
        `所基于的版本已有该${key.zh_CN}的数值 ${before}（此处为 ${now}）；更正请用 --kind correct。`,
        `The release it is made onto has ${before} for this ${key.en} already (here ${now}); to correct figures, deliver with --kind correct.`,
      ),
      `所基于的版本已有该${key.zh_CN}的数值；更正请用 --kind correct。`,
      `The release it is made onto has a figure for this ${key.en} already; to correct figures, deliver with --kind correct.`,
    ),
  absent: () =>
    reason(
      'absent',
      `所基于的版本没有该${key.zh_CN}的数值，无可撤回。`,
      `The release it is made onto has no figure for this ${key.en} to withdraw.`,
    ),
});

const ofSeveral = (key: Sentence): KeyReasons => ({
  repeated: (rows) =>
    general(
      reason(
        'repeated',
        `同一${key.zh_CN}在第 ${rows} 行重复，且数值不同。`,
        `The same ${key.en} appears in rows ${rows} with different figures.`,
      ),
      `同一${key.zh_CN}在多行重复，且数值不同。`,
      `The same ${key.en} appears in several rows with different figures.`,
    ),
  duplicate: (row) =>
    general(
      reason(
        'duplicate',
        `同一${key.zh_CN}的同样数值已见第 ${row} 行；只计一次。`,
        `Row ${row} already has the same ${key.en} with the same figures; it is counted once.`,
      ),
      `同一${key.zh_CN}的同样数值已见前面的行；只计一次。`,
      `An earlier row already has the same ${key.en} with the same figures; it is counted once.`,
    ),
  exists: (before, now) =>
    general(
      reason(
        'exists',
        `所基于的版本已有该${key.zh_CN}的数值（${before}；此处为 ${now}）；更正请用 --kind correct。`,
        `The release it is made onto has figures of this ${key.en} already (${before}; here ${now}); to correct figures, deliver with --kind correct.`,
      ),
      `所基于的版本已有该${key.zh_CN}的数值；更正请用 --kind correct。`,
      `The release it is made onto has figures of this ${key.en} already; to correct figures, deliver with --kind correct.`,
    ),
  absent: () =>
    reason(
      'absent',
      `所基于的版本没有该${key.zh_CN}的数值，无可撤回。`,
      `The release it is made onto has no figures of this ${key.en} to withdraw.`,
    ),
});

/** Reasons for which a figure is refused because of another one of the same key, in the file or in the release before. */
export const keyReasons = ({ key, isOne }: KeyWords): KeyReasons => (isOne ? ofOneFigure(key) : ofSeveral(key));
