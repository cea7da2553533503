/** From where a car is shown, in the order in which pictures of a model stand. */
export const imageAngles = ['side', 'front', 'rear', 'interior'] as const;
export type ImageAngle = (typeof imageAngles)[number];

/** What a picture can be taken away as; a drawing alone has lines to take. */
export const imageFormats = ['jpeg', 'png', 'webp', 'svg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** What pictures that were brought are served as, the smaller first. */
export const servedFormats = ['avif', 'webp'] as const;
export type ServedFormat = (typeof servedFormats)[number];
