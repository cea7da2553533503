import { type Static, Type } from '@sinclair/typebox';
import { healthChecks, settingOrigins, setupSteps } from '../../administration.ts';
import { keyRights } from '../../calls/rule.ts';
import { Empty, nullable, RowKey, Ymd } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, companyChoice, Day, Done, ProductKeys, Typed, UserId } from './parts.ts';

const trialStates = ['open', 'approved', 'refused'] as const;
const orderStates = ['asked', 'granted', 'declined', 'expired', 'cancelled'] as const;

/** A person of a company, as the list of companies names them. */
const Person = Type.Object({ userNm: Type.String(), realNm: Type.String() });

/** An application for a trial, with whom it may belong to. */
export const TrialRow = Type.Object({
  trialId: Type.String(),
  state: oneOf(trialStates),
  appliedAt: Type.Number(),
  decidedAt: nullable(Type.Number()),
  realNm: Type.String(),
  compNm: Type.String(),
  phonNo: Type.String(),
  emalAd: Type.String(),
  products: Type.Array(Type.String()),
  note: Type.String(),
  /** The account that it has led to. */
  userNm: nullable(Type.String()),
  /** Companies of that or a like name, with who is in them: who joins one sees what its people share. */
  companies: Type.Array(Type.Object({ compId: Type.String(), name: Type.String(), people: Type.Array(Person) })),
});

export const AdministeredOrder = Type.Object({
  orderId: Type.String(),
  state: oneOf(orderStates),
  orderedAt: Type.Number(),
  userId: Type.String(),
  userNm: Type.String(),
  reportId: Type.String(),
  title: Type.String(),
  price: nullable(Type.Number()),
  untilYmd: Type.String(),
  note: Type.String(),
  answer: Type.String(),
});

export const AdministeredKey = Type.Object({
  keyId: Type.String(),
  userId: Type.String(),
  userNm: Type.String(),
  label: Type.String(),
  /** None for all that its account holds. */
  products: Type.Array(Type.String()),
  rights: Type.Array(Type.String()),
  /** The only module that it may publish; empty for none. */
  module: Type.String(),
  callsAMinute: Type.Integer(),
  toYmd: Ymd,
  createdAt: Type.Number(),
  usedAt: nullable(Type.Number()),
  state: oneOf(['open', 'ended', 'expired'] as const),
});

export const administeredRequests = {
  administrationOverview: {
    payload: Empty,
    data: Type.Object({
      accounts: Type.Object({
        total: Type.Integer(),
        active: Type.Integer(),
        suspended: Type.Integer(),
        /** That end within 30 days. */
        expiring: Type.Integer(),
      }),
      /** Null for who sees one company alone, as are the keys. */
      companies: nullable(Type.Integer()),
      /** Sessions that are open now, and of how many accounts. */
      sessions: Type.Object({ open: Type.Integer(), accounts: Type.Integer() }),
      /** Null for who does not decide about them. */
      waiting: nullable(Type.Object({ trials: Type.Integer(), orders: Type.Integer() })),
      keys: nullable(Type.Object({ open: Type.Integer() })),
      /** Sign-ins of the last seven days of China, today included, by what came of them. */
      signIns: Type.Array(Type.Object({ ymd: Ymd, done: Type.Integer(), refused: Type.Integer() })),
    }),
  },
  listTrials: {
    payload: Type.Object({ state: Type.Optional(oneOf(trialStates)) }, closed),
    data: Type.Object({ trials: Type.Array(TrialRow) }),
  },
  approveTrial: {
    payload: Type.Object(
      {
        trialId: RowKey(64),
        userNm: Type.Optional(Typed(200)),
        to: Type.Optional(Day),
        products: Type.Optional(ProductKeys),
        compId: companyChoice.compId,
        /** A company of its own, by the name that the applicant has written. */
        ownCompany: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Done,
  },
  refuseTrial: {
    payload: Type.Object({ trialId: RowKey(64), note: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
    data: Done,
  },
  listReportOrders: {
    payload: Type.Object({ state: Type.Optional(oneOf(orderStates)) }, closed),
    data: Type.Object({ orders: Type.Array(AdministeredOrder) }),
  },
  grantReportOrder: {
    payload: Type.Object(
      { orderId: RowKey(64), to: Type.Optional(Day), note: Type.Optional(Type.String({ maxLength: 300 })) },
      closed,
    ),
    data: Done,
  },
  declineReportOrder: {
    payload: Type.Object({ orderId: RowKey(64), note: Type.Optional(Type.String({ maxLength: 300 })) }, closed),
    data: Done,
  },
  endReportRight: { payload: Type.Object({ orderId: RowKey(64) }, closed), data: Done },
  listAllKeys: {
    payload: Type.Object({ userId: Type.Optional(UserId) }, closed),
    data: Type.Object({ keys: Type.Array(AdministeredKey) }),
  },
  makeAccountKey: {
    payload: Type.Object(
      {
        /** Whose key it is. */
        userNm: Typed(200),
        label: Typed(200),
        products: ProductKeys,
        rights: Type.Array(oneOf(keyRights), { uniqueItems: true }),
        module: Type.Optional(RowKey(40)),
        to: Type.Optional(Day),
        callsAMinute: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      },
      closed,
    ),
    data: Done,
  },
  endAccountKey: { payload: Type.Object({ keyId: RowKey(40) }, closed), data: Done },
  readSetup: {
    payload: Empty,
    data: Type.Object({ steps: Type.Array(Type.Object({ step: oneOf(setupSteps), done: Type.Boolean() })) }),
  },
  /** The node that answers: how it is, and the settings that it runs with. */
  readSystem: {
    payload: Empty,
    data: Type.Object({
      version: Type.String(),
      node: Type.String(),
      /** Milliseconds since 1970. */
      startedAt: Type.Integer(),
      checks: Type.Array(Type.Object({ check: oneOf(healthChecks), fine: Type.Boolean() })),
      /** What whoever runs the portal should know, in words. */
      notes: Type.Array(Type.String()),
      settings: Type.Array(
        Type.Object({
          name: Type.String(),
          from: oneOf(settingOrigins),
          /** Empty where there is none; null for a secret that is set. */
          value: nullable(Type.String()),
        }),
      ),
    }),
  },
  sendTestMail: { payload: Empty, data: Done },
} as const;

export type TrialRow = Static<typeof TrialRow>;
export type AdministeredOrder = Static<typeof AdministeredOrder>;
export type AdministeredKey = Static<typeof AdministeredKey>;
