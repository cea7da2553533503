import { Type } from '@sinclair/typebox';
import { roles } from '../../administration.ts';
import { RowKey } from '../common.ts';
import { oneOf } from '../market/parts.ts';

export const closed = { additionalProperties: false } as const;

/** What stops an account, if anything does. */
export const accountConditions = ['active', 'not-opened', 'suspended', 'expired'] as const;

export const divisions = ['enterprise', 'trial', 'staff'] as const;

export const UserId = RowKey(64);

/** What a person types; the task reads it and says what does not fit. */
export const Typed = (maxLength: number) => Type.String({ maxLength });

/** A day that a person types: 20240131 or 2024-01-31. */
export const Day = Typed(20);

export const ProductKeys = Type.Array(RowKey(40), { maxItems: 60, uniqueItems: true });

export const Role = oneOf(roles);

/** Which company an account is put into: one that is there, or a new one, which is apart from all of a like name. */
export const companyChoice = {
  compId: Type.Optional(RowKey(64)),
  newCompany: Type.Optional(Typed(200)),
};

/** What a task has done, in the words of the command line. */
export const Done = Type.Object({
  text: Type.String(),
  /** A password or a key, which is kept nowhere and comes once. */
  secret: Type.Optional(Type.String()),
});
