/** The two areas that do next to nothing: what a page of them takes is what the portal itself takes. */
export const trivialAreas = [
  { key: 'beta', path: '/beta', heading: 'Trivial one' },
  { key: 'alpha', path: '/alpha', heading: 'Trivial two' },
] as const;

export type TrivialArea = (typeof trivialAreas)[number];
