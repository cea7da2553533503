import { monthNumber } from '../../market/index.ts';
import type { Lineup, SubModel } from '../lineup/lineup-shape.ts';

/** The month in which a manufacturer got its present name, and the one in which a car of it was put into another segment. */
const renamedIn = monthNumber('2025-07');
const redrawnIn = monthNumber('2025-10');

/** The segment that a car was of before: one smaller. */
const smaller: Readonly<Record<string, string>> = {
  A0: 'A00',
  A: 'A0',
  B: 'A',
  C: 'B',
  SUV_A: 'SUV_A0',
  SUV_B: 'SUV_A',
  SUV_C: 'SUV_B',
  MPV_B: 'MPV_A',
};

/** One change of a member: what was before, and from which month it is as it is. */
export interface Changed {
  table: 'manufacturer' | 'sub_model';
  /** Its place in the catalogue. */
  at: number;
  attribute: 'name' | 'segment';
  since: number;
  before: { value: string; chinese: string; english: string };
  present: { value: string; chinese: string; english: string };
}

const isThroughout = ({ launch, end, segment }: SubModel): boolean =>
  launch < redrawnIn - 12 && end > redrawnIn + 12 && segment in smaller;

/**
 * What changed in the demonstration, so that it can be seen: the last of the independent manufacturers that has such a
 * car was called otherwise, and that car was of a smaller segment.
 */
export function changedIn({ makers, models, subModels }: Lineup): Changed[] {
  const carOf = (maker: number) =>
    subModels.findIndex((car) => models[car.model]?.maker === maker && isThroughout(car));
  const maker = makers.findLastIndex(({ chinese }, at) => chinese.endsWith('汽车') && carOf(at) >= 0);
  const [named, at] = [makers[maker], carOf(maker)];
  const car = subModels[at];
  if (!named || !car) return [];
  const stem = named.chinese.slice(0, -'汽车'.length);
  const [first = ''] = named.english.split(' ');
  const [old, none] = [
    { chinese: `${stem}机械`, english: `${first} Machinery` },
    { chinese: '', english: '' },
  ];
  const { chinese, english, key } = named;
  return [
    {
      table: 'manufacturer',
      at: maker,
      attribute: 'name',
      since: renamedIn,
      before: { value: `${first.toLowerCase()}-machinery`, ...old },
      present: { value: key, chinese, english },
    },
    {
      table: 'sub_model',
      at,
      attribute: 'segment',
      since: redrawnIn,
      before: { value: smaller[car.segment] ?? '', ...none },
      present: { value: car.segment, ...none },
    },
  ];
}
