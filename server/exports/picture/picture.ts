/** Figures over time: a gap where a month has none. */
export interface Lines {
  kind: 'lines';
  /** The months or other periods, the oldest first. */
  names: string[];
  /** A figure for each of them, in the unit of the picture. */
  series: { name: string; values: (number | null)[] }[];
  /** The first place whose figures may still change; null where all are final. */
  preliminaryFrom: number | null;
  /** Places of which only some months are there: no line leads to them or on from them, for nine months are no year. */
  partial: readonly number[];
  /** The limit of a condition. */
  limit: { value: number; text: string } | null;
  /** The last figure as the mail says it, where there is one series; empty otherwise. */
  last: string;
}

/** Figures of members, each with a bar, in the order of their table. */
export interface Bars {
  kind: 'bars';
  bars: { name: string; value: number | null; text: string; marked: boolean }[];
}

/** What a picture of a mail shows, before anything has its place. */
export interface Picture {
  /** What the figures are of. */
  title: string;
  /** The unit of all of its figures; empty for none. */
  unit: string;
  /** How a figure of its axis is written. */
  count: boolean;
  language: 'zh_CN' | 'en';
  /** Source and period, then what else is to be known: short ones share a line. */
  foot: string[];
  body: Lines | Bars;
}
