import { type Static, Type } from '@sinclair/typebox';
import { mostPanels, panelNames } from '../../panels.ts';
import { Channel, Empty, nullable, RowKey, Ymd } from '../common.ts';
import { CsvStyle } from '../exports.ts';

const Panels = Type.Array(Type.Union(panelNames.map((name) => Type.Literal(name))), {
  maxItems: mostPanels,
  uniqueItems: true,
});

const ProductOrder = Type.Array(RowKey(40), { maxItems: 60, uniqueItems: true });

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
    /** The panels this account has chosen for its dashboard, in any browser; absent while it has not. */
    myPanels: Type.Optional(Panels),
    /** The order of the products in the rail of this account, by their ids; absent while it has not put them in one. */
    productOrder: Type.Optional(ProductOrder),
    /** A32: until when this sign-in lasts at most (ISO 8601, UTC), and after how long without use it ends before. */
    session: Type.Optional(
      Type.Object({
        until: Type.String({ description: 'ISO 8601, UTC' }),
        idleHours: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
    /** With which signs the account has files of CSV written; absent while it has chosen none. */
    csvStyle: Type.Optional(CsvStyle),
    /** Until when a password works that somebody else has made for the account; absent where its owner chose it. */
    passwordUntil: Type.Optional(Type.String({ description: 'ISO 8601, UTC' })),
    /** By which template of its company the account prints: its first colour, and the address of its mark. */
    look: Type.Optional(Type.Object({ accent: Type.String(), mark: nullable(Type.String()) })),
    /** Where a page goes after the sign-out of a session that the provider of a company has begun, to leave that too. */
    leavePath: Type.Optional(Type.String({ description: 'a path of this site' })),
    /** S6.020 A20: the admin backend, for an account that may open it. */
    adminUrl: Type.Optional(Type.String()),
  }),
]);

/** Where an account is signed in, as its owner sees it. */
export const DeviceSession = Type.Object({
  sessionId: Type.String(),
  browser: Type.String({ description: 'such as Chrome 140; empty where it is not known' }),
  system: Type.String({ description: 'such as Windows; empty where it is not known' }),
  address: Type.String({ description: 'of its last noted use: an IPv4 address or the /64 of an IPv6 address' }),
  begunAt: Type.Number({ description: 'milliseconds since 1970' }),
  usedAt: Type.Number({ description: 'milliseconds since 1970, within some minutes' }),
  own: Type.Boolean({ description: 'whether it is the one that asks' }),
});

/** A browser that an account has signed in with: nobody else's wrong passwords keep it from signing in. */
export const KnownDevice = Type.Object({
  deviceId: Type.String(),
  ...Type.Pick(DeviceSession, ['browser', 'system', 'address', 'own']).properties,
  usedAt: Type.Number({ description: 'of the last sign-in with it, in milliseconds since 1970' }),
});

const Ended = Type.Object({
  ended: Type.Integer({ description: 'how many sessions were ended, or devices forgotten' }),
});

const refresh = {
  payload: Type.Object({
    deviceId: Type.Optional(Type.Union([Type.String(), Type.Number()])),
    refreshToken: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  data: Type.Object({ token: Type.String() }),
};

/** The calls about sign-in, sessions and the account itself. */
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
  refreshToken: refresh,
  refreshToken2: refresh,
  userRefreshToken: refresh,
  logout: { payload: Empty, data: nullable(Empty) },
  userLogout: { payload: Empty, data: nullable(Empty) },
  updatePwd: {
    payload: Type.Object({
      oldPwd: Type.String({ minLength: 1, maxLength: 200 }),
      newPwd: Type.String({ minLength: 1, maxLength: 200 }),
      forgetPhone: Type.Optional(
        Type.Boolean({ description: 'whether the phone that signs in by scanning is unbound as well' }),
      ),
    }),
    data: nullable(Empty),
  },
  listSessions: {
    payload: Empty,
    data: Type.Object({ sessions: Type.Array(DeviceSession), devices: Type.Array(KnownDevice) }),
  },
  endSession: {
    payload: Type.Object({ sessionId: RowKey(64) }),
    data: Ended,
  },
  endOtherSessions: { payload: Empty, data: Ended },
  forgetDevice: {
    payload: Type.Object({ deviceId: RowKey(64) }),
    data: Ended,
  },
  switchAccount: {
    payload: Type.Object({ channel: Channel, userId: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: LoginData,
  },
  getUserInfo: { payload: Empty, data: UserInfo },
  tellOverrides: {
    payload: Type.Object({
      overrides: Type.Array(
        Type.Object({
          name: Type.String({ pattern: '^@portal/[\\w/-]{1,100}$' }),
          address: Type.String({ pattern: '^https?://[\\w.:\\[\\]-]{1,200}/[^\\s?#]{0,300}$' }),
        }),
        { minItems: 1, maxItems: 50 },
      ),
    }),
    data: nullable(Empty),
  },
  keepPanels: { payload: Type.Object({ panels: Panels }), data: nullable(Empty) },
  keepCsvStyle: {
    payload: Type.Object({ style: CsvStyle }, { additionalProperties: false }),
    data: nullable(Empty),
  },
  keepProductOrder: { payload: Type.Object({ order: ProductOrder }), data: nullable(Empty) },
  getGaeiPrivil: {
    payload: Empty,
    data: Type.Object({ userId: Type.String(), userNm: Type.String(), products: Type.Array(Type.String()) }),
  },
  getLanYingEnterpriseKey: { payload: Empty, data: Type.Object({ key: Type.String() }) },
} as const;

export type KnownDevice = Static<typeof KnownDevice>;
export type DeviceSession = Static<typeof DeviceSession>;
export type LoginData = Static<typeof LoginData>;
export type LinkedAccount = Static<typeof LinkedAccount>;
export type UserInfo = Static<typeof UserInfo>;
