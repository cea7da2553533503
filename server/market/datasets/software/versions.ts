import type { Chain, MemberTable } from '../dimension.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { changeKinds, softwareSubjects } from './kinds.ts';

/** A version of a model, with the day on which it was first sent out: 2026-03-15, or 2026-03 where no day is known. */
const version: MemberTable = { name: 'software_version', id: 'software_version_id', codes: ['day'] };
const note: MemberTable = { name: 'software_note', id: 'software_note_id', codes: ['change', 'subject'] };
const day: MemberTable = { name: 'software_day', id: 'software_day_id' };

/** Versions of models. */
export const versions = {
  key: 'versions',
  tables: [version],
  dimensions: {
    softwareVersion: named(
      version,
      null,
      text('软件版本', 'Software version'),
      text('推送给某车型的一个软件版本', 'A version of the software of a model that was sent out'),
    ),
  },
} as const satisfies Chain;

/** What updates bring, item by item. */
export const notes = {
  key: 'notes',
  tables: [note],
  dimensions: {
    softwareNote: {
      ...named(
        note,
        'softwareSubject',
        text('更新条目', 'Update item'),
        text('一次升级带来的一条内容', 'One item of what an update brings'),
      ),
      otherParents: ['changeKind'],
    },
    changeKind: enumerated(
      changeKinds,
      [note, 'change'],
      text('更新类型', 'Kind of change'),
      text('新增、优化、修复或以 OTA 实施的召回', 'New, improved, fixed, or a recall that is carried out over the air'),
    ),
    softwareSubject: {
      ...enumerated(
        softwareSubjects,
        [note, 'subject'],
        text('更新领域', 'Field of the update'),
        text('更新条目涉及车辆的哪一方面', 'Which side of the car an item is about'),
      ),
      unspecified: 'other',
    },
  },
} as const satisfies Chain;

/** The days on which versions were sent out. */
export const days = {
  key: 'days',
  tables: [day],
  dimensions: {
    softwareDay: named(
      day,
      null,
      text('推送日期', 'Day sent out'),
      text(
        '版本首次推送的日期；分批推送的以第一批为准',
        'The day on which a version was first sent out, to however few cars',
      ),
    ),
  },
} as const satisfies Chain;
