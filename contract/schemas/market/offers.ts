import { type Static, Type } from '@sinclair/typebox';

/** As many offers as are asked for at once. */
export const mostOffersAsked = 500;

/** The days of an offer as its file says them; empty where it says none. */
export const OfferDetail = Type.Object({
  /** Key of the offer among those of the dataset offer. */
  key: Type.String(),
  /** The first and the last day, such as 2026-03-15. */
  from: Type.String(),
  until: Type.String(),
});

/** From when to when offers to finance a car stand. Those that the release does not know are left out. */
export const financeOffers = {
  offerDetails: {
    payload: Type.Object(
      { offers: Type.Array(Type.String({ minLength: 1, maxLength: 400 }), { maxItems: mostOffersAsked }) },
      { additionalProperties: false },
    ),
    data: Type.Array(OfferDetail),
  },
} as const;

export type OfferDetail = Static<typeof OfferDetail>;
