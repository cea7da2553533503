import type { Chain } from '../dimension.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { knownMembers } from '../members/known.ts';
import { announcementLists, entryKinds } from './kinds.ts';

/** A batch of a catalogue with its day, such as 2026-03-12; its name says number, day and catalogue. */
const batch = { name: 'catalogue_batch', id: 'catalogue_batch_id', codes: ['catalogue', 'day'] };

export const batches = {
  key: 'batches',
  tables: [batch],
  dimensions: {
    catalogueKind: enumerated(
      announcementLists,
      [batch, 'catalogue'],
      text('目录', 'Catalogue'),
      text(
        '工信部分批发布的新能源车型目录；同一车型可先后进入两个目录，两个目录不相加',
        'The catalogues of NEVs that the ministry publishes in batches; a model may stand in both, so they are not added together',
      ),
    ),
    batch: named(
      batch,
      'catalogueKind',
      text('批次', 'Batch'),
      text('目录的一个批次，有编号与发布日期', 'A batch of a catalogue, with its number and day'),
    ),
  },
} as const satisfies Chain;

const code = { name: 'catalogue_code', id: 'catalogue_code_id' };

/** What is listed: a product code, of which a sub-model may have several. */
export const productCodes = {
  key: 'productCodes',
  tables: [code],
  dimensions: {
    productCode: named(
      code,
      null,
      text('产品型号', 'Product code'),
      text(
        '企业申报的产品型号；一个子车型可有几个',
        'The code under which a model is declared; a sub-model may have several',
      ),
    ),
  },
} as const satisfies Chain;

export const entryKind = knownMembers('entryKind', 'catalogue_entry_kind', entryKinds, {
  name: text('条目类型', 'Kind of entry'),
  definition: text('批次中新进入、变更或撤销的车型', 'Whether a batch lists a model anew, changes it or withdraws it'),
});
