import { Type } from '@sinclair/typebox';
import { Channel, Contact, Empty, nullable } from '../common.ts';
import { LoginData } from './account.ts';

const RandomCode = Type.String({ minLength: 1, maxLength: 10, description: 'the code of 4 digits that was sent' });

const bind = { payload: Type.Object({ ...Contact, randomCode: RandomCode }), data: nullable(Empty) };

/** S7.048 to S7.052: `to` is a mobile number or an address of mail, by the call. A captchaTicket belongs to each. */
const send = {
  payload: Type.Object({
    to: Type.String({ minLength: 1, maxLength: 254 }),
    messageChannel: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    messageEvent: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
  }),
  data: nullable(Empty),
};

/** The calls about codes, bound contacts and the application for a trial. */
export const contact = {
  sendVerificationCode: send,
  sendVerificationCodeEmail: send,
  sendBindCode: send,
  sendBindCodeEmail: send,
  bindPhone: bind,
  bindEmail: bind,
  dynamicLogin: {
    payload: Type.Object({
      ...Contact,
      randomCode: RandomCode,
      channel: Channel,
      passwordFree: Type.Optional(Type.Boolean()),
    }),
    data: LoginData,
  },
  tryApply: {
    payload: Type.Object({
      ...Contact,
      userNm: Type.String({ maxLength: 200, description: 'name of the person' }),
      compNm: Type.String({ maxLength: 400 }),
      randomCode: RandomCode,
      products: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50, description: 'keys of products' }),
      channel: Channel,
    }),
    data: nullable(Empty),
  },
} as const;
