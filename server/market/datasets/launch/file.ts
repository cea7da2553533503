import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';
import { launchKinds, launchSources } from './kinds.ts';

const { brand, model, subModel, fuelType } = trimFields;

/** A file of events: a row for a sub-model, kind and day. */
export const launchFile: FileDeclaration = {
  fields: {
    day: { kind: 'time', unit: 'day', name: text('日期', 'Day'), also: ['date', 'launch date', '上市日期'] },
    brand,
    model,
    subModel,
    fuelType,
    kind: { kind: 'choice', members: launchKinds, name: text('事件类型', 'Kind of event'), also: ['event', '事件'] },
    title: { kind: 'name', name: text('事件名称', 'Name of the event'), also: ['event name'] },
    titleEn: { kind: 'name', name: text('事件英文名', 'Name of the event in English') },
    source: {
      kind: 'choice',
      members: launchSources,
      otherwise: 'unknown',
      name: text('消息来源', 'Reported by'),
      also: ['source', '来源'],
    },
  },
  chains: {
    product: { kind: 'levels', levels: subModelLevels },
    events: {
      kind: 'levels',
      levels: [
        {
          table: 'launch_event',
          name: 'title',
          english: 'titleEn',
          grows: true,
          codes: { kind: 'kind', day: 'day', reported_by: 'source' },
          apart: ['product', 'kind', 'day'],
        },
      ],
    },
  },
  follow: () => ({ events: 1 }),
};
