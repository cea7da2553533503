/** The two areas that do next to nothing: what a page of them takes is what the portal itself takes. */
export const trivialAreas = [
  { key: 'beta', path: '/beta', heading: 'Trivial one' },
  { key: 'alpha', path: '/alpha', heading: 'Trivial two' },
] as const;

export type TrivialArea = (typeof trivialAreas)[number];

/** An area that is switched to: where it lies, and the heading by which it is seen. */
export interface SwitchedArea {
  path: string;
  heading: string;
}

/** Two that are switched between. */
export type SwitchedAreas = readonly [SwitchedArea, SwitchedArea];
