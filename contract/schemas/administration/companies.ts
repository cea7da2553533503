import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable, RowKey, Ymd } from '../common.ts';
import { closed, Day, Done, ProductKeys, Typed } from './parts.ts';

export const AdministeredCompany = Type.Object({
  compId: Type.String(),
  name: Type.String(),
  accounts: Type.Integer(),
  /** Accounts that may be used today. */
  active: Type.Integer(),
  /** Seats that are taken: by accounts that may be used, today or from a later day on. */
  taken: Type.Integer(),
  /** How many accounts may be active at once; null for no limit. */
  seats: nullable(Type.Integer()),
});

/** A company with what it has bought, also what is over. */
export const CompanySheet = Type.Object({
  ...AdministeredCompany.properties,
  products: Type.Array(
    Type.Object({ product: Type.String(), name: Type.String(), toYmd: Ymd, current: Type.Boolean() }),
  ),
  /** The providers that sign its people in, as the operator has set them. */
  signOn: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      /** Of work mails, by which the door leads to the provider. */
      domains: Type.Array(Type.String()),
      /** Whether who has no account yet is given one, and its last day. */
      creates: Type.Boolean(),
      until: Ymd,
      /** Whether its people sign in by the provider alone. */
      closesPasswords: Type.Boolean(),
    }),
  ),
});

export const administeredCompanies = {
  listCompanies: {
    payload: Empty,
    data: Type.Object({ companies: Type.Array(AdministeredCompany) }),
  },
  /** Without an id the own company, for who administers it. */
  readCompany: { payload: Type.Object({ compId: Type.Optional(RowKey(64)) }, closed), data: CompanySheet },
  /** `seats` as a person types them; empty for no limit. */
  setCompanySeats: { payload: Type.Object({ compId: RowKey(64), seats: Typed(20) }, closed), data: Done },
  buyProducts: { payload: Type.Object({ compId: RowKey(64), products: ProductKeys, to: Day }, closed), data: Done },
  endPurchase: { payload: Type.Object({ compId: RowKey(64), products: ProductKeys }, closed), data: Done },
} as const;

export type AdministeredCompany = Static<typeof AdministeredCompany>;
export type CompanySheet = Static<typeof CompanySheet>;
