import { joinNames, type Language } from '@portal/contract';
import { formatNumber, formatPoints, formatRatio, pointsUnit } from '@portal/ui';
import { type PlaceShift, sumOf } from './share-shifts.ts';
import type { Step } from './shift-steps.ts';

/** A share then and now, and by how many percentage points it has changed. */
export interface MovedShare {
  former: number | null;
  now: number | null;
  change: number | null;
}

export interface Found {
  name: string;
  share: MovedShare;
  /** What each rival did to the share. */
  rivals: readonly Step[];
  /** What each place did, and what places are called; none where the release does not tell them apart. */
  places: readonly PlaceShift[];
  place: string;
}

type Words = 'lost' | 'gained' | 'level' | 'takers' | 'givers' | 'moved' | 'where';

/** As many rivals are named. */
const mostNamed = 3;

/** Who took it, and where, in a sentence or two; nothing where the share of one of the periods is not known. */
export function shiftFinding(
  { name, share, rivals, places, place }: Found,
  say: (key: Words, values?: Record<string, string>) => string,
  language: Language,
): string {
  const { former, now, change } = share;
  if (former === null || now === null || change === null) return '';
  const pointsOf = (value: number) => formatPoints(value, { decimals: 2, language });
  const ratio = (value: number) => formatRatio(value, { decimals: 2 });
  const way = change < -0.005 ? 'lost' : change > 0.005 ? 'gained' : 'level';
  const points = `${formatNumber(Math.abs(change), 2)} ${pointsUnit[language]}`;
  const sentences = [say(way, { name, points, former: ratio(former), now: ratio(now) })];
  if (way === 'level') return sentences.join('');
  const sign = Math.sign(change);
  const against = rivals
    .filter(({ value }) => value !== null && value * sign > 0)
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
    .slice(0, mostNamed)
    .map((rival) => say('moved', { name: rival.name, points: pointsOf(-(rival.value ?? 0)) }));
  if (against.length > 0) sentences.push(say(sign < 0 ? 'takers' : 'givers', { list: joinNames(against, language) }));
  const [most] = [...places].sort((a, b) => sign * (b.all - a.all));
  if (most && places.length > 1) {
    const [within, mix] = [pointsOf(sumOf(places, 'within')), pointsOf(sumOf(places, 'mix'))];
    sentences.push(say('where', { place, within, mix, most: most.name, points: pointsOf(most.all) }));
  }
  return sentences.join('');
}
