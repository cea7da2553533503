/** In pixels of a screen, from the top left. */
export interface Point {
  x: number;
  y: number;
}

export interface Words extends Point {
  kind: 'words';
  text: string;
  /** Height of its letters; y is the middle of the line. */
  size: number;
  strong: boolean;
  colour: string;
  align: 'left' | 'center' | 'right';
}

/** One thing that is drawn. */
export type Mark =
  | { kind: 'line'; points: Point[]; colour: string; width: number; dash: number[] }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: string }
  | { kind: 'dot'; x: number; y: number; radius: number; colour: string; hollow: boolean }
  | Words;

/** A picture whose marks have their places: what is later lies above. */
export interface Drawing {
  width: number;
  height: number;
  marks: Mark[];
}

/** What the places of words depend on. */
export interface Ruler {
  /** How wide a text is, in pixels. */
  wide(text: string, size: number, strong?: boolean): number;
}

/** Light values of the look: a mail has its own ground, whatever theme its reader has. */
export const colours = {
  ground: '#ffffff',
  ink: '#1d2433',
  muted: '#667085',
  grid: '#e5e8ef',
  axis: '#a3acb9',
  pale: '#b8c7f5',
  limit: '#dd7700',
  /** The first of those that charts of the portal take, in their order. */
  series: ['#3366FF', '#DD7700', '#0099AA', '#883344', '#EE3344'],
} as const;

export const words = (
  text: string,
  place: Point,
  more: Partial<Omit<Words, 'kind' | 'text' | 'x' | 'y'>> = {},
): Words => ({
  kind: 'words',
  text,
  ...place,
  size: 12,
  strong: false,
  colour: colours.muted,
  align: 'left',
  ...more,
});

/** A text that fits a width, its end told by an ellipsis where it does not. @param width in pixels */
export function fitted(text: string, width: number, size: number, { wide }: Ruler, strong = false): string {
  if (wide(text, size, strong) <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 0 && wide(`${signs.join('').trimEnd()}…`, size, strong) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
