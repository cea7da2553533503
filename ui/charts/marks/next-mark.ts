/** A mark by the indexes of its series and its category. */
export interface MarkPlace {
  series: number;
  at: number;
}

type Step = readonly [series: number, at: number];

const steps: Record<string, Step> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const upright: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

/**
 * The mark that a key leads to from another one, past those that lead nowhere; null where there is none, or the key is no
 * arrow.
 * @param isLying the categories stand below each other, so the arrows up and down go through them
 * @param leads whether a mark leads anywhere
 */
export function nextMark(
  from: MarkPlace,
  key: string,
  { series, categories }: { series: number; categories: number },
  isLying: boolean,
  leads: (place: MarkPlace) => boolean,
): MarkPlace | null {
  const step = steps[(isLying ? upright[key] : key) ?? ''];
  if (!step) return null;
  if (from.at < 0) return firstMark({ series, categories }, leads);
  let place = from;
  do {
    place = { series: place.series + step[0], at: place.at + step[1] };
    if (place.series < 0 || place.series >= series || place.at < 0 || place.at >= categories) return null;
  } while (!leads(place));
  return place;
}

/** The first mark that leads anywhere, in the order of the categories. */
function firstMark(
  { series, categories }: { series: number; categories: number },
  leads: (place: MarkPlace) => boolean,
): MarkPlace | null {
  for (let at = 0; at < categories; at++) {
    for (let first = 0; first < series; first++) if (leads({ series: first, at })) return { series: first, at };
  }
  return null;
}
