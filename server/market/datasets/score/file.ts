import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { modelFields, modelOfFile } from '../members/model-file.ts';
import { faultOfMonth, firstSmartCars } from '../members/month-in-time.ts';
import { raterKinds, scoreAspects } from './kinds.ts';

/** In tenths of a point. */
const most = 1000;

/** A file of scores: a row for a month, model and method, in points of a hundred. */
export const scoreFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...modelFields,
    rater: { kind: 'name', name: text('评测方', 'Rated by'), also: ['机构', 'institute', 'source', '来源'] },
    raterEn: { kind: 'name', name: text('评测方英文名', 'Rater in English') },
    raterKind: { kind: 'choice', members: raterKinds, name: text('评测方类型', 'Kind of rater') },
    method: { kind: 'name', name: text('评测方法', 'Method'), also: ['方法', 'how'] },
    methodEn: { kind: 'name', name: text('评测方法英文', 'Method in English') },
    aspect: {
      kind: 'choice',
      members: scoreAspects,
      name: text('评测方面', 'What is scored'),
      also: ['aspect', '项目'],
    },
    score: {
      kind: 'figure',
      column: 'score',
      as: 'count',
      per: 10,
      name: text('得分', 'Score'),
      also: ['points', '分数'],
    },
    samples: {
      kind: 'figure',
      column: 'samples',
      as: 'count',
      otherwise: 1,
      least: 1,
      name: text('样本量', 'Samples'),
      also: ['sample', '样本'],
    },
  },
  chains: {
    models: modelOfFile,
    scores: {
      kind: 'levels',
      levels: [
        {
          table: 'score_method',
          name: 'method',
          english: 'methodEn',
          grows: true,
          codes: { aspect: 'aspect' },
          apartByCode: ['aspect'],
        },
        { table: 'score_rater', name: 'rater', english: 'raterEn', grows: true, codes: { kind: 'raterKind' } },
      ],
    },
  },
  fault: ({ score }, month, now) =>
    Number(score) > most
      ? {
          field: 'score',
          sentence: text(
            `得分 ${Number(score) / 10} 超过 100 分；请换算为百分制，如满分 5 分的 4.2 写作 84。`,
            `A score of ${Number(score) / 10} is above 100; write it as points of a hundred, 84 for 4.2 of 5.`,
          ),
        }
      : faultOfMonth(month, { field: 'month', first: firstSmartCars, now }),
  follow: () => ({ tests: 1 }),
};
