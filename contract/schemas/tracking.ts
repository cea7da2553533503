import { Type } from '@sinclair/typebox';
import { type FailureKind, failureKinds } from '../constants.ts';

const Word = Type.String({ maxLength: 500 });
/** S3.050. */
const VisitTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

/** S7.062 to S7.066 A31: the calls that tell how the portal is used. */
export const tracking = {
  trackingRegister: {
    payload: Type.Object({
      secret: Word,
      appId: Word,
      appVersion: Word,
      browserResolution: Word,
      browser: Word,
      browserVersion: Word,
      os: Word,
      visitTime: VisitTime,
      userAgent: Type.String({ maxLength: 2000 }),
    }),
    data: Type.Object({ sessionId: Type.String() }),
  },
  trackingEvent: {
    payload: Type.Object({
      sessionId: Type.String({ maxLength: 100 }),
      /** Empty when nobody is signed in. */
      userId: Type.String({ maxLength: 100 }),
      visitTime: VisitTime,
      eventContext: Type.Object({ url: Type.String({ maxLength: 2000 }) }),
      eventCode: Type.Union([Type.Literal('click'), Type.Literal('visit'), Type.Literal('download')]),
      eventName: Word,
      resourceCode: Type.Optional(Word),
      resourceName: Type.Optional(Word),
      downloadApi: Type.Optional(Word),
      downloadName: Type.Optional(Word),
    }),
    data: Type.Object({ success: Type.Boolean() }),
  },
  /** That an area is not on screen, and why; of nobody, and of no session. */
  areaFailed: {
    payload: Type.Object({
      /** Such as sales. */
      area: Type.String({ maxLength: 200 }),
      kind: Type.Unsafe<FailureKind>(Type.Union(failureKinds.map((kind) => Type.Literal(kind)))),
    }),
    data: Type.Object({ success: Type.Boolean() }),
  },
} as const;
