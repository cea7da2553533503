import { type Static, Type } from '@sinclair/typebox';
import { bulletinKinds, longestRemark } from '../../remarks/remarks.ts';
import { Empty, nullable, RowKey } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Day, Done, Typed } from './parts.ts';

const Named = Type.Object({ key: Type.String(), name: Type.String() });

const BulletinId = RowKey(20);

/** A month that a person types: 2026-10. */
const Month = Typed(20);

/** A word to readers of a dataset, as its operator sees it. */
export const BulletinRow = Type.Object({
  bulletinId: Type.String(),
  dataset: Type.String(),
  datasetName: Type.String(),
  kind: oneOf(bulletinKinds),
  text: Type.Object({ zh_CN: Type.String(), en: Type.String() }),
  /** The source and the figure that it is about, by name; null for all. */
  source: nullable(Type.String()),
  indicator: nullable(Type.String()),
  /** Months such as 2026-10, both included; null where it has no such end. */
  from: nullable(Type.String()),
  to: nullable(Type.String()),
  /** The last day on which it stands, YYYYMMDD; null until somebody ends it. */
  until: nullable(Type.String()),
  author: Type.String(),
  updatedAt: Type.Number(),
});

export const administeredBulletins = {
  listBulletins: {
    payload: Empty,
    data: Type.Object({
      /** The newest first. */
      bulletins: Type.Array(BulletinRow),
      datasets: Type.Array(Named),
    }),
  },
  /** What a word about a dataset may be about. */
  readBulletinChoices: {
    payload: Type.Object({ dataset: RowKey(40) }, closed),
    data: Type.Object({ sources: Type.Array(Named), indicators: Type.Array(Named) }),
  },
  addBulletin: {
    payload: Type.Object(
      {
        dataset: RowKey(40),
        kind: oneOf(bulletinKinds),
        zh: Typed(4 * longestRemark),
        en: Typed(4 * longestRemark),
        source: Type.Optional(RowKey(80)),
        indicator: Type.Optional(RowKey(80)),
        from: Type.Optional(Month),
        to: Type.Optional(Month),
        until: Type.Optional(Day),
      },
      closed,
    ),
    data: Done,
  },
  endBulletin: { payload: Type.Object({ bulletinId: BulletinId }, closed), data: Done },
} as const;

export type BulletinRow = Static<typeof BulletinRow>;
