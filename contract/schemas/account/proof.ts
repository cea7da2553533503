import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from '../common.ts';
import { Credential, Ticket } from './factors.ts';

const CodeWay = Type.Union([Type.Literal('mobile'), Type.Literal('email')]);

export const ProofWay = Type.Object({
  way: Type.Union([
    Type.Literal('password'),
    CodeWay,
    Type.Literal('totp'),
    Type.Literal('passkey'),
    Type.Literal('recovery'),
  ]),
  to: Type.String({ description: 'the contact that a code is sent to, masked; empty for what is sent nothing' }),
});

/** The calls by which who is signed in shows again that the account is theirs. */
export const proof = {
  proofWays: {
    payload: Empty,
    data: Type.Object({
      ways: Type.Array(ProofWay, {
        description: 'by which this account can be proven: its second factor where it has one',
      }),
    }),
  },
  /** The code goes to the contact that is bound, whoever asks. A captchaTicket belongs to it. */
  sendProofCode: { payload: Type.Object({ way: CodeWay }), data: nullable(Empty) },
  proveAgain: {
    payload: Type.Union([
      Type.Object({ way: Type.Literal('password'), pwd: Type.String({ minLength: 1, maxLength: 200 }) }),
      Type.Object({
        way: CodeWay,
        randomCode: Type.String({ minLength: 1, maxLength: 10, description: 'the code of 4 digits that was sent' }),
      }),
      Type.Object({
        way: Type.Literal('totp'),
        code: Type.String({ pattern: '^\\d{6}$', description: 'what the app shows; a recovery code is none' }),
      }),
      Type.Object({
        way: Type.Literal('recovery'),
        code: Type.String({ minLength: 10, maxLength: 20, description: 'a recovery code, which works once' }),
      }),
      /** For a challenge of beginPasskeyProof. */
      Type.Object({ way: Type.Literal('passkey'), challenge: Ticket, credential: Credential }),
    ]),
    data: Type.Object({
      proof: Type.String({ description: 'stands beside data in the body of the calls that want it' }),
      expireTime: Type.Number({ description: 'milliseconds since 1970' }),
    }),
  },
} as const;

export type ProofWay = Static<typeof ProofWay>;
