import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable, OneLine, RowKey } from '../common.ts';
import { LoginData } from './account.ts';

export const Ticket = Type.String({ minLength: 1, maxLength: 100 });
const Code = Type.String({ minLength: 1, maxLength: 20 });

/** What a browser gives of a passkey, as JSON of WebAuthn; what stands within is judged by its signature. */
export const Credential = Type.Object({
  id: RowKey(1400),
  rawId: RowKey(1400),
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String({ maxLength: 50 }), Type.Unknown()),
  clientExtensionResults: Type.Record(Type.String({ maxLength: 50 }), Type.Unknown()),
});

/** What a browser asks the authenticator with, as JSON of WebAuthn. */
const Options = Type.Record(Type.String(), Type.Unknown());

const PasskeyName = OneLine(50);
const FactorId = RowKey(1400);

/** data of a sign-in that is refused with status 466: which factors will do, and what to bring one with. */
export const FactorWanted = Type.Object({
  ticket: Type.String(),
  /** Milliseconds since 1970. */
  until: Type.Number(),
  factors: Type.Array(Type.Union([Type.Literal('totp'), Type.Literal('passkey'), Type.Literal('recovery')])),
});

const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String({ description: 'told this once' })),
});

/** The calls about second factors. Instants are milliseconds since 1970. */
export const factors = {
  secondFactor: {
    payload: Type.Object({
      ticket: Ticket,
      code: Type.Optional(Code),
      /** In the place of a code. */
      credential: Type.Optional(Credential),
    }),
    data: LoginData,
  },
  beginPasskeyLogin: {
    payload: Type.Object({ ticket: Type.Optional(Ticket) }),
    data: Type.Object({ challenge: Type.String(), options: Options }),
  },
  passkeyLogin: {
    payload: Type.Object({ challenge: Ticket, credential: Credential, passwordFree: Type.Optional(Type.Boolean()) }),
    data: LoginData,
  },
  getFactors: {
    payload: Empty,
    data: Type.Object({
      totp: nullable(Type.Object({ madeAt: Type.Number(), usedAt: nullable(Type.Number()) })),
      passkeys: Type.Array(
        Type.Object({
          factorId: Type.String(),
          name: Type.String(),
          madeAt: Type.Number(),
          usedAt: nullable(Type.Number()),
        }),
      ),
      recoveryCodes: Type.Integer({ description: 'how many are left' }),
    }),
  },
  /** For a passkey of the account that is signed in, and for one purpose: a signature for another is worth nothing. */
  beginPasskeyProof: {
    payload: Type.Object({ purpose: Type.Union([Type.Literal('proof'), Type.Literal('recovery-codes')]) }),
    data: Type.Object({ challenge: Type.String(), options: Options }),
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
  beginPasskey: { payload: Empty, data: Type.Object({ ticket: Type.String(), options: Options }) },
  confirmPasskey: {
    payload: Type.Object({ ticket: Ticket, name: PasskeyName, credential: Credential }),
    data: RecoveryCodes,
  },
  renamePasskey: { payload: Type.Object({ factorId: FactorId, name: PasskeyName }), data: nullable(Empty) },
  removePasskey: { payload: Type.Object({ factorId: FactorId }), data: nullable(Empty) },
  endTotp: { payload: Type.Object({ code: Code }), data: nullable(Empty) },
  renewRecoveryCodes: {
    payload: Type.Union([Type.Object({ code: Code }), Type.Object({ challenge: Ticket, credential: Credential })]),
    data: RecoveryCodes,
  },
} as const;

export type FactorWanted = Static<typeof FactorWanted>;
