import type { FileDeclaration, FileFault, RowValues } from '../file.ts';
import { text } from '../members/declare.ts';
import { modelFields, modelOfFile } from '../members/model-file.ts';
import { faultOfDay, faultOfMonth, firstSmartCars } from '../members/month-in-time.ts';
import { changeKinds, softwareSubjects } from './kinds.ts';

const needed = (field: string, zh_CN: string, en: string): FileFault => ({
  field,
  sentence: text(
    `缺少${zh_CN}；没有${zh_CN}的行无法归到一次升级。`,
    `The ${en} is missing; a row without it belongs to no update.`,
  ),
});

function faultOfRow({ version, note, change, recalledCars }: RowValues): FileFault | null {
  if (version === '') return needed('version', '软件版本', 'software version');
  if (note === '') return needed('note', '更新内容', 'item');
  if (Number(recalledCars) === 0 || change === 'recalled') return null;
  return {
    field: 'recalledCars',
    sentence: text(
      `该行不是召回，却写有召回涉及量 ${recalledCars} 辆；请把更新类型改为“召回”，或去掉数量。`,
      `The row is no recall, and says that ${recalledCars} cars were recalled; make its kind a recall, or leave the number out.`,
    ),
  };
}

/** A file of updates: a row for each item of a version of a model, with the day on which the version was first sent out. */
export const softwareFile: FileDeclaration = {
  fields: {
    day: {
      kind: 'time',
      unit: 'day',
      name: text('推送日期', 'Day sent out'),
      also: ['date', '日期', 'release date', '推送时间'],
    },
    ...modelFields,
    version: { kind: 'name', name: text('软件版本', 'Software version'), also: ['版本号', 'release'] },
    change: { kind: 'choice', members: changeKinds, name: text('更新类型', 'Kind of change'), also: ['type', '类型'] },
    subject: {
      kind: 'choice',
      members: softwareSubjects,
      otherwise: 'other',
      name: text('更新领域', 'Field of the update'),
      also: ['field', 'module', '模块', '领域'],
    },
    note: { kind: 'name', name: text('更新内容', 'Item'), also: ['content', 'release note', '内容', '更新说明'] },
    noteEn: { kind: 'name', name: text('更新内容英文', 'Item in English') },
    recalledCars: {
      kind: 'figure',
      column: 'recalled_cars',
      as: 'count',
      otherwise: 0,
      name: text('召回涉及量', 'Cars recalled'),
      also: ['recalled', '涉及数量', '召回数量'],
    },
  },
  chains: {
    models: modelOfFile,
    versions: {
      kind: 'levels',
      levels: [
        // A version is sent out on one day: who says another one speaks of the same version twice.
        {
          table: 'software_version',
          name: 'version',
          grows: true,
          codes: { day: 'day' },
          apart: ['models', 'version'],
        },
      ],
    },
    notes: {
      kind: 'levels',
      levels: [
        {
          table: 'software_note',
          name: 'note',
          english: 'noteEn',
          grows: true,
          codes: { change: 'change', subject: 'subject' },
          apart: ['change', 'subject', 'note'],
          calledAlone: true,
        },
      ],
    },
    days: { kind: 'levels', levels: [{ table: 'software_day', name: 'day', grows: true }] },
  },
  fault: (row, month, now, today) =>
    faultOfMonth(month, { field: 'day', first: firstSmartCars, now }) ??
    faultOfDay(row.day, { field: 'day', today }) ??
    faultOfRow(row),
  follow: ({ change }) => ({
    notes: 1,
    added: change === 'added' ? 1 : 0,
    improved: change === 'improved' ? 1 : 0,
    mended: change === 'mended' ? 1 : 0,
    recalled: change === 'recalled' ? 1 : 0,
  }),
};
