import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable, Ymd } from './common.ts';

const Channel = Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)]));

/** S3.005: the reply of every sign-in. */
export const LoginData = Type.Object({
  token: Type.String(),
  userId: Type.String(),
  userNm: Type.String(),
  realNm: Type.String(),
  compNm: Type.String(),
  actvToYmd: Ymd,
});

/** S3.011: one linked account. */
export const LinkedAccount = Type.Object({
  userId: Type.String(),
  userNm: Type.String(),
  userRealNm: Type.String(),
  compNm: Type.String(),
  actvFrYmd: Ymd,
  actvToYmd: Ymd,
  userDivNm: Type.String({ description: 'name of the account type' }),
  userSt: Type.String({ description: "'1' active, '0' not yet opened, '4' suspended" }),
  userStNm: Type.String({ description: 'name of the state' }),
});

/** S3.006 to S3.010. */
export const UserInfo = Type.Composite([
  LinkedAccount,
  Type.Object({
    phonNo: Type.String(),
    emalAd: Type.String(),
    headPicPath: Type.String(),
    wxNickNm: Type.String(),
    bindInfoDTO: Type.Object({ phonNo: Type.String(), emalAd: Type.String(), wxNickNm: Type.String() }),
    bindQrcode: Type.Object({ qrcode: Type.String(), qrcodeId: Type.String() }),
    relationUserList: Type.Array(LinkedAccount),
    roles: Type.Array(Type.String()),
  }),
]);

export const account = {
  simpleLogin: {
    payload: Type.Object({
      userNm: Type.String({ minLength: 1, maxLength: 50 }),
      pwd: Type.String({ minLength: 1, maxLength: 200 }),
      channel: Channel,
      passwordFree: Type.Optional(Type.Boolean()),
    }),
    data: LoginData,
  },
  refreshToken: {
    payload: Type.Object({
      deviceId: Type.Optional(Type.Union([Type.String(), Type.Number()])),
      refreshToken: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    data: Type.Object({ token: Type.String() }),
  },
  logout: { payload: Empty, data: nullable(Empty) },
  switchAccount: {
    payload: Type.Object({ channel: Channel, userId: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: LoginData,
  },
  getUserInfo: { payload: Empty, data: UserInfo },
} as const;

export type LoginData = Static<typeof LoginData>;
export type LinkedAccount = Static<typeof LinkedAccount>;
export type UserInfo = Static<typeof UserInfo>;
