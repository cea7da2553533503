import { type Static, Type } from '@sinclair/typebox';

/** As many outlets as are asked for at once. */
export const mostOutletsAsked = 500;

/** What a file says of an outlet beside its figures; empty where it says nothing. */
export const OutletDetail = Type.Object({
  /** Key of the outlet among those of the dataset outlet. */
  key: Type.String(),
  address: Type.String(),
  phone: Type.String(),
});

/** Where outlets are, and how they are called up. Those that the release does not list are left out. */
export const outlets = {
  outletDetails: {
    payload: Type.Object(
      { outlets: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: mostOutletsAsked }) },
      { additionalProperties: false },
    ),
    data: Type.Array(OutletDetail),
  },
} as const;

export type OutletDetail = Static<typeof OutletDetail>;
