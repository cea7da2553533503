/** What an operator tells readers of: figures that come late, were revised, or are defined in another way; or anything else. */
export const bulletinKinds = ['late', 'revised', 'definition', 'other'] as const;
export type BulletinKind = (typeof bulletinKinds)[number];

/** Letters of an annotation, and of a bulletin in each language. */
export const longestRemark = 500;

/** Annotations of one account. */
export const mostAnnotations = 500;
