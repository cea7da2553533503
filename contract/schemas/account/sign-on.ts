import { Type } from '@sinclair/typebox';
import { Channel } from '../common.ts';
import { LoginData } from './account.ts';

/** The calls by which people sign in with the account of their company. */
export const signOn = {
  findSignOn: {
    payload: Type.Object({ mail: Type.String({ minLength: 1, maxLength: 254 }) }),
    data: Type.Object({
      path: Type.String({ description: 'where the browser is to be sent; ?to= and a path of this site may follow' }),
    }),
  },
  companyLogin: {
    payload: Type.Object({
      ticket: Type.String({ minLength: 1, maxLength: 100, description: 'works once' }),
      channel: Channel,
    }),
    data: LoginData,
  },
} as const;
