import { type Static, Type } from '@sinclair/typebox';

/** As many benefits as are asked for at once. */
export const mostBenefitsAsked = 1000;

/** What a file says of a benefit beside its figures; empty where it says nothing. */
export const BenefitDetail = Type.Object({
  /** Key of the benefit among those of the dataset benefit. */
  key: Type.String(),
  /** The first and the last day, such as 2026-03-15. */
  from: Type.String(),
  until: Type.String(),
  /** The provinces or cities where it holds, where it does not everywhere. */
  places: Type.String(),
  /** By which assumption its value is reckoned, in the language asked for. */
  assumption: Type.String(),
});

/** Since when and until when benefits stand, and what their values assume. Those that the release does not know are left out. */
export const benefits = {
  benefitDetails: {
    payload: Type.Object(
      { benefits: Type.Array(Type.String({ minLength: 1, maxLength: 400 }), { maxItems: mostBenefitsAsked }) },
      { additionalProperties: false },
    ),
    data: Type.Array(BenefitDetail),
  },
} as const;

export type BenefitDetail = Static<typeof BenefitDetail>;
