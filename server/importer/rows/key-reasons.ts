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

/** How the reasons speak of what stands at a key: one figure, whose value they can show, or several. */
interface Figures {
  /** As nothing else than what was there: "with the same value". */
  same: Sentence;
  /** They differ. @param values both; empty where they are not shown */
  differ: (values: string) => Sentence;
  /** They stand in the release. @param figures what stands there; empty where it is not shown */
  standing: (key: Sentence, figures?: { before: string; now: string }) => Sentence;
  /** None stands there. */
  none: (key: Sentence) => Sentence;
}

const oneFigure: Figures = {
  same: { zh_CN: '同一数值', en: 'the same value' },
  differ: (values) =>
    values === ''
      ? { zh_CN: '数值不同', en: 'different values' }
      : { zh_CN: `数值不同（${values}）`, en: `different values (${values})` },
  standing: ({ zh_CN, en }, figures) =>
    figures
      ? {
          zh_CN: `该${zh_CN}的数值 ${figures.before}（此处为 ${figures.now}）`,
          en: `${figures.before} for this ${en} already (here ${figures.now})`,
        }
      : { zh_CN: `该${zh_CN}的数值`, en: `a figure for this ${en} already` },
  none: (key) => ({ zh_CN: `该${key.zh_CN}的数值`, en: `figure for this ${key.en}` }),
};

const severalFigures: Figures = {
  same: { zh_CN: '同样数值', en: 'the same figures' },
  differ: () => ({ zh_CN: '数值不同', en: 'different figures' }),
  standing: ({ zh_CN, en }, figures) =>
    figures
      ? {
          zh_CN: `该${zh_CN}的数值（${figures.before}；此处为 ${figures.now}）`,
          en: `figures of this ${en} already (${figures.before}; here ${figures.now})`,
        }
      : { zh_CN: `该${zh_CN}的数值`, en: `figures of this ${en} already` },
  none: (key) => ({ zh_CN: `该${key.zh_CN}的数值`, en: `figures of this ${key.en}` }),
};

const reasonsOf = (key: Sentence, { same, differ, standing, none }: Figures): KeyReasons => {
  const repeated = (where: Sentence, values: string): Sentence => ({
    zh_CN: `同一${key.zh_CN}在${where.zh_CN}重复，且${differ(values).zh_CN}。`,
    en: `The same ${key.en} appears in ${where.en} with ${differ(values).en}.`,
  });
  const exists = (figures?: { before: string; now: string }): Sentence => ({
    zh_CN: `所基于的版本已有${standing(key, figures).zh_CN}；更正请用 --kind correct。`,
    en: `The release it is made onto has ${standing(key, figures).en}; to correct figures, deliver with --kind correct.`,
  });
  const of = (code: Parameters<typeof reason>[0], exact: Sentence, inGeneral: Sentence) =>
    general(reason(code, exact.zh_CN, exact.en), inGeneral.zh_CN, inGeneral.en);
  return {
    repeated: (rows, values) =>
      of(
        'repeated',
        repeated({ zh_CN: `第 ${rows} 行`, en: `rows ${rows}` }, values),
        repeated({ zh_CN: '多行', en: 'several rows' }, ''),
      ),
    duplicate: (row) =>
      of(
        'duplicate',
        {
          zh_CN: `同一${key.zh_CN}的${same.zh_CN}已见第 ${row} 行；只计一次。`,
          en: `Row ${row} already has the same ${key.en} with ${same.en}; it is counted once.`,
        },
        {
          zh_CN: `同一${key.zh_CN}的${same.zh_CN}已见前面的行；只计一次。`,
          en: `An earlier row already has the same ${key.en} with ${same.en}; it is counted once.`,
        },
      ),
    exists: (before, now) => of('exists', exists({ before, now }), exists()),
    absent: () =>
      reason(
        'absent',
        `所基于的版本没有${none(key).zh_CN}，无可撤回。`,
        `The release it is made onto has no ${none(key).en} to withdraw.`,
      ),
  };
};

/** Reasons for which a figure is refused because of another one of the same key, in the file or in the release before. */
export const keyReasons = ({ key, isOne }: KeyWords): KeyReasons => reasonsOf(key, isOne ? oneFigure : severalFigures);
