import { Type } from '@sinclair/typebox';
import { usageGroups } from '../../administration.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Day } from './parts.ts';

const counts = {
  visits: Type.Integer(),
  /** Different accounts; who was not signed in is not among them. */
  users: Type.Integer(),
  /** Different browsers, each from its start to its end. */
  sessions: Type.Integer(),
  downloads: Type.Integer(),
};

const query = Type.Object(
  {
    by: oneOf(usageGroups),
    /** First and last day of China, both included; the last thirty days where they are missing. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
  },
  closed,
);

const Usage = Type.Object(counts);

/** How the portal is used. */
export const administeredUsage = {
  readUsage: {
    payload: query,
    data: Type.Object({
      from: Day,
      to: Day,
      /** Of the whole period: users and sessions of its parts come again and do not add up to it. */
      total: Usage,
      /** Days in their order, all others by visits, as far as a page shows them. */
      lines: Type.Array(
        Type.Object({
          /** Day YYYYMMDD, or the id; empty for what belongs to none. */
          key: Type.String(),
          /** Day, key of the product, name of the company or of the account; empty for what belongs to none. */
          about: Type.String(),
          /** Name of the product, or person and company. */
          more: Type.Array(Type.String()),
          ...counts,
        }),
      ),
      /** How many lines there are, those that are not shown among them. */
      all: Type.Integer(),
    }),
  },
  /** All lines as CSV, in UTF-8 with a mark; no cell is run by a spreadsheet. */
  exportUsage: {
    payload: query,
    data: Type.Object({ csv: Type.String(), lines: Type.Integer() }),
  },
} as const;
