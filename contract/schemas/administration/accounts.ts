import { type Static, Type } from '@sinclair/typebox';
import { type AccountTask, accountTasks, listFileBytes } from '../../administration.ts';
import { DeviceSession } from '../account/account.ts';
import { nullable, RowKey, Ymd } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import {
  accountConditions,
  closed,
  companyChoice,
  Day,
  Done,
  divisions,
  ProductKeys,
  Role,
  Typed,
  UserId,
} from './parts.ts';

const accountFields = {
  userId: Type.String(),
  userNm: Type.String(),
  realNm: Type.String(),
  compNm: Type.String(),
  compId: nullable(Type.String()),
  division: Type.String(),
  condition: oneOf(accountConditions),
  actvFrYmd: Ymd,
  actvToYmd: Ymd,
  roles: Type.Array(Type.String()),
};

/** An account in the list: whose it is, how long it lives, and what it opens today. */
export const AccountRow = Type.Object({
  ...accountFields,
  /** The keys of the products that it holds today. */
  products: Type.Array(Type.String()),
});

/** An account with all that is to be administered of it. */
export const AccountSheet = Type.Object({
  ...accountFields,
  /** Contacts are whole for an administrator, and masked for who helps. */
  phonNo: Type.String(),
  emalAd: Type.String(),
  wxNickNm: Type.String(),
  createdAt: Type.Number(),
  /** Until when a password works that its owner has not chosen, in milliseconds since 1970. */
  passwordUntil: nullable(Type.Number()),
  /** What it holds, also what has ended or is still to begin. */
  grants: Type.Array(
    Type.Object({ product: Type.String(), name: Type.String(), frYmd: Ymd, toYmd: Ymd, current: Type.Boolean() }),
  ),
  linked: Type.Array(Type.Object({ userId: Type.String(), userNm: Type.String(), realNm: Type.String() })),
  /** The kinds of second factors that it has. */
  factors: Type.Array(Type.String()),
  sessions: Type.Array(DeviceSession),
  /** What who asks may do with it. */
  may: Type.Array(oneOf(Object.keys(accountTasks) as AccountTask[])),
});

/** A list of people as CSV: its bytes as base64, so that its encoding is found as that of any file. */
const accountList = Type.Object(
  {
    /** Whose people they are; nobody's without it, and the own company's for who administers one. */
    compId: Type.Optional(RowKey(64)),
    file: Type.String({ minLength: 1, maxLength: Math.ceil(listFileBytes / 3) * 4, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  },
  closed,
);

export const administeredAccounts = {
  makeFirstAdministrator: {
    payload: Type.Object(
      {
        /** As the link of the start has it behind its #. */
        code: Type.String({ minLength: 43, maxLength: 43 }),
        userNm: Typed(100),
        realNm: Typed(200),
        emalAd: Typed(200),
        pwd: Type.String({ minLength: 1, maxLength: 200 }),
      },
      closed,
    ),
    data: Type.Object({ userNm: Type.String() }),
  },
  listAccounts: {
    payload: Type.Object(
      {
        /** Part of a user name, a name or a company. */
        text: Type.Optional(Type.String({ maxLength: 100 })),
        conditions: Type.Optional(Type.Array(oneOf(accountConditions), { uniqueItems: true })),
        product: Type.Optional(RowKey(40)),
        compId: Type.Optional(RowKey(64)),
        role: Type.Optional(Role),
        /** Those that end within so many days. */
        expiringDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      },
      closed,
    ),
    data: Type.Object({ total: Type.Integer(), items: Type.Array(AccountRow) }),
  },
  readAccount: { payload: Type.Object({ userId: UserId }, closed), data: AccountSheet },
  createAccount: {
    payload: Type.Object(
      {
        userNm: Typed(200),
        realNm: Typed(200),
        ...companyChoice,
        division: oneOf(divisions),
        phonNo: Type.Optional(Type.String({ maxLength: 20 })),
        emalAd: Type.Optional(Type.String({ maxLength: 254 })),
        from: Type.Optional(Day),
        to: Day,
        products: ProductKeys,
        roles: Type.Array(Role, { uniqueItems: true }),
        send: Type.Optional(oneOf(['sms', 'email'] as const)),
      },
      closed,
    ),
    data: Type.Object({ ...Done.properties, userId: Type.String() }),
  },
  checkAccountList: {
    payload: accountList,
    /** What each row would come to; a row with a fault is refused, and all with it. */
    data: Type.Object({
      rows: Type.Array(
        Type.Object({
          row: Type.Integer(),
          userNm: Type.String(),
          realNm: Type.String(),
          emalAd: Type.String(),
          phonNo: Type.String(),
          products: Type.Array(Type.String()),
          toYmd: Type.String(),
          faults: Type.Array(Type.Object({ field: Type.String(), text: Type.String() })),
        }),
      ),
    }),
  },
  createAccountList: { payload: accountList, data: Done },
  renameAccount: { payload: Type.Object({ userId: UserId, realNm: Typed(200) }, closed), data: Done },
  suspendAccount: { payload: Type.Object({ userId: UserId }, closed), data: Done },
  resumeAccount: { payload: Type.Object({ userId: UserId }, closed), data: Done },
  extendAccount: { payload: Type.Object({ userId: UserId, to: Day }, closed), data: Done },
  /** An administrator of a company grants what it has bought, and no longer than that. */
  grantProducts: {
    payload: Type.Object(
      {
        userId: UserId,
        products: ProductKeys,
        from: Type.Optional(Day),
        to: Type.Optional(Day),
      },
      closed,
    ),
    data: Done,
  },
  revokeProducts: {
    payload: Type.Object({ userId: UserId, products: ProductKeys }, closed),
    data: Done,
  },
  setAccountRoles: {
    payload: Type.Object({ userId: UserId, roles: Type.Array(Role, { uniqueItems: true }) }, closed),
    data: Done,
  },
  setAccountCompany: { payload: Type.Object({ userId: UserId, ...companyChoice }, closed), data: Done },
  /** `other` is the user name of the second account. */
  linkAccounts: { payload: Type.Object({ userId: UserId, other: Typed(200) }, closed), data: Done },
  unlinkAccounts: { payload: Type.Object({ userId: UserId, other: Typed(200) }, closed), data: Done },
  resetAccountPassword: {
    payload: Type.Object(
      {
        userId: UserId,
        send: Type.Optional(oneOf(['sms', 'email'] as const)),
        forgetPhone: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Done,
  },
  resetAccountFactors: { payload: Type.Object({ userId: UserId }, closed), data: Done },
  endAccountSessions: { payload: Type.Object({ userId: UserId }, closed), data: Done },
} as const;

export type AccountRow = Static<typeof AccountRow>;
export type AccountSheet = Static<typeof AccountSheet>;
