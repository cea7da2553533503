import type { Figure, Period } from './period-figures.ts';

/** A part whose share has moved, in percentage points against the same period of the year before. */
export interface Move {
  name: string;
  share: number;
  points: number;
}

/** The parts that gained and lost most of the whole; null where none did, or the year before is not known. */
export interface Moves {
  gain: Move | null;
  loss: Move | null;
}

/** What a figure was a year before, by its growth; null where that is not known. */
const former = ({ volume, yoy }: Figure): number | null => (yoy === null || yoy <= -1 ? null : volume / (1 + yoy));

/** @param parts those of a whole in one period */
export function movesOf(parts: readonly Figure[], whole: Figure): Moves {
  const before = former(whole);
  const moved = parts.flatMap((part): Move[] => {
    if (before === null || before === 0 || part.share === null) return [];
    // Of a year before that is known, who has no growth sold nothing then.
    const own = former(part) ?? 0;
    return [{ name: part.name, share: part.share, points: (part.share - own / before) * 100 }];
  });
  const sorted = moved.sort((part, other) => other.points - part.points);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return { gain: first && first.points > 0.05 ? first : null, loss: last && last.points < -0.05 ? last : null };
}

/** How far the parts have moved: the larger of the greatest gain and the greatest loss, in percentage points. */
export const distanceOf = ({ gain, loss }: Moves): number => Math.max(gain?.points ?? 0, -(loss?.points ?? 0));

const points = (move: Move): string => Math.abs(move.points).toFixed(1);
const share = (move: Move): string => `${(move.share * 100).toFixed(1)}%`;

/** @returns who gained and lost most, in Chinese and in English; empty where nobody is known to have moved */
export function movesText({ gain, loss }: Moves): [zh: string, en: string] {
  if (gain && loss)
    return [
      `与上年同期相比，${gain.name}份额升幅最大，上升 ${points(gain)} 个百分点至 ${share(gain)}；${loss.name}降幅最大，下降 ${points(loss)} 个百分点至 ${share(loss)}。`,
      `Against the year before, ${gain.name} gained most, up ${points(gain)} pp to ${share(gain)}, and ${loss.name} lost most, down ${points(loss)} pp to ${share(loss)}.`,
    ];
  if (gain)
    return [
      `与上年同期相比，只有${gain.name}份额明显上升，增加 ${points(gain)} 个百分点至 ${share(gain)}。`,
      `Against the year before, ${gain.name} alone gained clearly, up ${points(gain)} pp to ${share(gain)}.`,
    ];
  if (loss)
    return [
      `与上年同期相比，只有${loss.name}份额明显下降，减少 ${points(loss)} 个百分点至 ${share(loss)}。`,
      `Against the year before, ${loss.name} alone lost clearly, down ${points(loss)} pp to ${share(loss)}.`,
    ];
  return ['', ''];
}

/** @param periods the oldest first @returns how the last one stands among them, in Chinese and in English; empty of fewer than three */
export function courseText(periods: readonly Period[]): [zh: string, en: string] {
  const volumes = periods.map(({ all }) => all.volume);
  const [now, before] = [volumes.at(-1), volumes.at(-2)];
  if (volumes.length < 3 || now === undefined || before === undefined) return ['', ''];
  const n = volumes.length;
  if (now === Math.max(...volumes)) return [`为近 ${n} 期最高。`, `It is the highest of the last ${n} periods.`];
  if (now === Math.min(...volumes)) return [`为近 ${n} 期最低。`, `It is the lowest of the last ${n} periods.`];
  const rises = volumes.slice(1).map((volume, at) => volume > (volumes[at] ?? 0));
  const last = now > before;
  const turned = rises.lastIndexOf(!last);
  const run = rises.length - 1 - turned;
  if (run > 1)
    return [
      `连续 ${run} 期环比${last ? '上升' : '下降'}。`,
      `It is the ${run === 2 ? 'second' : run === 3 ? 'third' : run === 4 ? 'fourth' : 'fifth'} ${last ? 'rise' : 'fall'} in a row.`,
    ];
  return [`环比由${last ? '降转升' : '升转降'}。`, last ? 'It rises again after a fall.' : 'It falls after a rise.'];
}
