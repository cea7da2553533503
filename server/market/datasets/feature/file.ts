import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { modelFields, modelOfFile } from '../members/model-file.ts';
import { faultOfMonth, firstSmartCars } from '../members/month-in-time.ts';
import { featureDomains, featureLevels, featureStates, isAvailable } from './kinds.ts';

/** A file of features: a row for a month, model and feature, with how the model has it. */
export const featureFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...modelFields,
    feature: { kind: 'name', name: text('功能', 'Feature'), also: ['功能名称', 'function'] },
    featureEn: { kind: 'name', name: text('功能英文名', 'Feature in English') },
    domain: {
      kind: 'choice',
      members: featureDomains,
      name: text('功能领域', 'Field of the feature'),
      also: ['field', '领域'],
    },
    level: { kind: 'choice', members: featureLevels, name: text('功能等级', 'Level of the feature'), also: ['等级'] },
    state: {
      kind: 'choice',
      members: featureStates,
      name: text('功能状态', 'Feature state'),
      also: ['availability', '状态', '搭载情况'],
    },
  },
  chains: {
    models: modelOfFile,
    features: {
      kind: 'levels',
      levels: [
        { table: 'feature_state', name: 'state', grows: true, codes: { state: 'state' }, apart: ['state'] },
        {
          table: 'feature',
          name: 'feature',
          english: 'featureEn',
          grows: true,
          codes: { domain: 'domain', level: 'level' },
        },
      ],
    },
  },
  fault: (_row, month, now) => faultOfMonth(month, { field: 'month', first: firstSmartCars, now }),
  follow: ({ state }) => ({
    known: 1,
    available: isAvailable(state) ? 1 : 0,
    by_ota: state === 'ota' ? 1 : 0,
  }),
};
