import { type Static, Type } from '@sinclair/typebox';
import { bulletinKinds, longestRemark } from '../remarks/remarks.ts';
import { nullable, OneLine, RowKey } from './common.ts';
import { Dataset, Dimension, Indicator, oneOf } from './market/parts.ts';

const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const Id = RowKey(60);

/** What somebody has written at figures: the more of month, member and indicator it names, the fewer figures it is about. */
export const Annotation = Type.Object({
  annotationId: Type.String(),
  text: Type.String(),
  month: nullable(Month),
  /** Named as the published release names it; by its key where that has no such member. */
  member: nullable(Type.Object({ dimension: Dimension, key: Type.String(), name: Type.String() })),
  indicator: nullable(Indicator),
  /** Whether everybody of its author's company reads it. */
  shared: Type.Boolean(),
  mine: Type.Boolean(),
  author: Type.String(),
  updatedAt: Type.Number({ description: 'milliseconds since 1970' }),
});

/** A word of the operator to all who read figures of a dataset. */
export const Bulletin = Type.Object({
  bulletinId: Type.String(),
  kind: oneOf(bulletinKinds),
  /** In the language of the request. */
  text: Type.String(),
  /** The source that it is about; null for all. */
  source: nullable(Type.String()),
  /** The months that it is about, both included; null for all. */
  from: nullable(Month),
  to: nullable(Month),
  indicator: nullable(Indicator),
  updatedAt: Type.Number({ description: 'milliseconds since 1970' }),
});

/** The calls about what stands beside figures. */
export const remarks = {
  listRemarks: {
    payload: Type.Object({ dataset: Dataset }, { additionalProperties: false }),
    data: Type.Object({ annotations: Type.Array(Annotation), bulletins: Type.Array(Bulletin) }),
  },
  keepAnnotation: {
    payload: Type.Object(
      {
        dataset: Dataset,
        /** Of an annotation that is changed; a new one without it. */
        annotationId: Type.Optional(Id),
        text: Type.String({ maxLength: longestRemark, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }),
        month: nullable(Month),
        member: nullable(Type.Object({ dimension: Dimension, key: OneLine(80) }, { additionalProperties: false })),
        indicator: nullable(Indicator),
        /** With everybody of the company who may open the dataset. */
        shared: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    data: Annotation,
  },
  removeAnnotation: {
    payload: Type.Object({ annotationId: Id }, { additionalProperties: false }),
    data: nullable(Type.Object({})),
  },
} as const;

export type Annotation = Static<typeof Annotation>;
export type Bulletin = Static<typeof Bulletin>;
