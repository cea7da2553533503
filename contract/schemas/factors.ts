import { type Static, Type } from '@sinclair/typebox';
import { LoginData } from './account.ts';
import { Empty, nullable } from './common.ts';

const Ticket = Type.String({ minLength: 1, maxLength: 100 });
const Code = Type.String({ minLength: 1, maxLength: 20 });

/** data of a sign-in that is refused with status 466: which factors will do, and what to bring one with. */
export const FactorWanted = Type.Object({
  ticket: Type.String(),
  /** Milliseconds since 1970. */
  until: Type.Number(),
  factors: Type.Array(Type.Union([Type.Literal('totp'), Type.Literal('recovery')])),
});

const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String({ description: 'told this once' })),
});

/** The calls about second factors. Instants are milliseconds since 1970. */
export const factors = {
  secondFactor: {
    payload: Type.Object({ ticket: Ticket, code: Code }),
    data: LoginData,
  },
  getFactors: {
    payload: Empty,
    data: Type.Object({
      totp: nullable(Type.Object({ madeAt: Type.Number(), usedAt: nullable(Type.Number()) })),
      recoveryCodes: Type.Integer({ description: 'how many are left' }),
    }),
  },
  beginTotp: {
    payload: Empty,
    data: Type.Object({
      ticket: Type.String(),
      key: Type.String({ description: 'the key in base32, to be typed where no picture can be scanned' }),
      link: Type.String({ description: 'otpauth: address' }),
      qrcode: Type.String({ description: 'the link as a picture, a data: address' }),
      until: Type.Number(),
    }),
  },
  confirmTotp: { payload: Type.Object({ ticket: Ticket, code: Code }), data: RecoveryCodes },
  endTotp: { payload: Type.Object({ code: Code }), data: nullable(Empty) },
  renewRecoveryCodes: { payload: Type.Object({ code: Code }), data: RecoveryCodes },
} as const;

export type FactorWanted = Static<typeof FactorWanted>;
