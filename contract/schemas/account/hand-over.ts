import { Type } from '@sinclair/typebox';
import { Channel, OneLine } from '../common.ts';
import { LoginData } from './account.ts';

const Code = Type.String({ minLength: 1, maxLength: 100 });

/** The calls by which another system sends somebody signed in to /autoLogin (A12). */
export const handOver = {
  issueHandOver: {
    payload: Type.Object({
      /** Who is to be signed in. */
      userNm: OneLine(50),
    }),
    data: Type.Object({
      code: Type.String({ description: 'works once' }),
      path: Type.String({ description: 'where the browser is to be sent; &redirect= may follow' }),
      expireTime: Type.Number({ description: 'milliseconds since 1970' }),
    }),
  },
  readHandOver: {
    payload: Type.Object({ code: Code }),
    data: Type.Object({
      userId: Type.String(),
      userNm: Type.String(),
      realNm: Type.String(),
      compNm: Type.String(),
    }),
  },
  handOverLogin: { payload: Type.Object({ code: Code, channel: Channel }), data: LoginData },
} as const;
