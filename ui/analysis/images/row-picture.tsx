import type { TableModel } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { carImages } from './ask-images.ts';
import { CarPicture } from './car-picture.tsx';
import classes from './images.module.css';
import { licenceText } from './phrases.ts';

/** As many cars as one call is asked about. */
const most = 50;

/** The cars that the rows of a table are of, in parts that one call each is asked about. */
export interface PicturedCars {
  by: 'model' | 'subModel';
  partOf: (key: string) => readonly string[];
}

/** @returns the cars of a table whose first column names them; null of any other table */
export function picturedCars({ rows, columns: [first] }: Pick<TableModel, 'rows' | 'columns'>): PicturedCars | null {
  const by = first?.key;
  if (by !== 'model' && by !== 'subModel') return null;
  const keys = [...new Set(rows.flatMap(({ kind, keys: own }) => (kind === 'row' ? (own[by] ?? []) : [])))];
  const places = new Map(keys.map((key, at) => [key, Math.floor(at / most) * most]));
  const parts = new Map<number, string[]>();
  const partOf = (key: string) => {
    const from = places.get(key) ?? 0;
    const part = parts.get(from) ?? keys.slice(from, from + most);
    parts.set(from, part);
    return part;
  };
  return { by, partOf };
}

export interface RowPictureProps {
  cars: PicturedCars;
  /** Undefined in rows of no car, which keep its place free. */
  car: string | undefined;
}

/**
 * A car from its side before its name in a list. Its place is there before the picture is, and is asked for together with
 * those of its neighbours, once its row is drawn.
 */
export function RowPicture({ cars: { by, partOf }, car }: RowPictureProps) {
  const query = car === undefined ? null : { by, keys: [...partOf(car)], angle: 'side' as const };
  const { answer } = useAnswer(carImages, query);
  const image = answer?.items.find(({ key }) => key === car)?.image;
  return (
    <span className={classes.thumb} aria-hidden="true" data-testid="row-picture" title={image && licenceText(image)}>
      {image && <CarPicture image={image} sizes="44px" isNamed className={classes.small} />}
    </span>
  );
}
