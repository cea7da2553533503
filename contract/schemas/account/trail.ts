import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../common.ts';

/** A line of the audit trail as the person it is about reads it. */
export const TrailLine = Type.Object({
  id: Type.String(),
  at: Type.Number({ description: 'milliseconds since 1970' }),
  action: Type.String({ description: 'sign-in, update-password, bind-phone ...' }),
  /** By which way somebody signed in; empty for all else. */
  way: Type.String(),
  outcome: Type.Union([Type.Literal('done'), Type.Literal('refused'), Type.Literal('closed')]),
  by: Type.Union(
    [
      Type.Literal('self'),
      Type.Literal('operator'),
      Type.Literal('program'),
      Type.Literal('portal'),
      Type.Literal('other'),
      Type.Literal('nobody'),
    ],
    { description: 'nobody is who has not proven to be anybody, such as whoever types a wrong password' },
  ),
  address: Type.String({ description: 'the network, without its last part; empty for what was done on the server' }),
});

/** The call by which people read what the audit trail says of their account. */
export const trail = {
  listOwnTrail: {
    payload: Type.Object({
      /** `next` of the answer before; the newest lines without it. */
      after: Type.Optional(Type.String({ pattern: '^\\d{1,16}\\.[\\w-]{1,64}$' })),
    }),
    data: Type.Object({
      lines: Type.Array(TrailLine),
      /** Where it goes on; null at the end. */
      next: nullable(Type.String()),
    }),
  },
} as const;

export type TrailLine = Static<typeof TrailLine>;
