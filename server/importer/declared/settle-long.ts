import { labelOf, noteLate, placeOf } from '../reading/late-problems.ts';
import type { Staged } from '../reading/staging.ts';
import type { PivotedFigure } from './pivot.ts';

/** The slot of a figure that a column of its own says: each row of a key repeats it. */
export const alike = -1;

/** The figure of a row that names a key and says nothing. */
export const noFigure = -1;

/** The figure of a row that was refused: what the others of its key say is not all. */
export const refusedFigure = -2;

const largest = 2_147_483_647;

/** Of each key what its rows say of each figure, added up, and whether rows of one value agree. */
export async function bringTogether(
  { connection }: Staged,
  keys: readonly string[],
  figures: readonly PivotedFigure[],
) {
  const key = keys.join(', ');
  await connection.run(`CREATE TABLE once AS SELECT ${key}, slot, figure, COUNT(*) AS times,
    MIN(${placeOf('long')}) AS place, MIN(value) AS value, MIN(value) = MAX(value) AS same, ANY_VALUE(plainly) AS plainly
    FROM long GROUP BY ${key}, slot, figure`);
  const sums = figures.map(({ at }) => `CAST(SUM(value) FILTER (figure = ${at}) AS BIGINT) AS f${at}`);
  const whole = ['MIN(place) AS place', 'BOOL_AND(same) AS same', 'ANY_VALUE(plainly) AS plainly'];
  whole.push(`BOOL_OR(figure = ${refusedFigure}) AS partly`, ...sums);
  await connection.run(`CREATE TABLE whole AS SELECT ${key}, ${whole.join(', ')} FROM once GROUP BY ${key}`);
}

/** Notes every row of a key that says two things, or not enough, or too much. @returns SQL for the keys that stay */
export async function noteWrong(
  staged: Staged,
  keys: readonly string[],
  figures: readonly PivotedFigure[],
  usual: Readonly<Record<string, number>>,
): Promise<string> {
  const key = keys.join(', ');
  const [at, label] = [placeOf('l'), labelOf(staged, placeOf('l'))];
  const several = 'FROM long AS l JOIN once AS o USING';
  const clash = `SELECT ${key}, LEFT(STRING_AGG(label, ', ' ORDER BY stands), 80) AS listed FROM (
    SELECT DISTINCT ${key}, ${at} AS stands, ${label} AS label ${several} (${key}, slot, figure) WHERE NOT o.same)
    GROUP BY ${key}`;
  await noteLate(
    staged,
    'repeated',
    `SELECT DISTINCT ${at}, l.month, NULL, c.listed, NULL FROM long AS l JOIN (${clash}) AS c USING (${key})
     WHERE l.figure <> ${refusedFigure}`,
  );
  await noteLate(
    staged,
    'duplicate',
    `SELECT DISTINCT ${at}, l.month, NULL, ${labelOf(staged, 'o.place')}, NULL ${several} (${key}, slot, figure)
     WHERE o.same AND l.slot <> ${alike} AND ${at} <> o.place`,
  );
  const wrong = (code: string, condition: string, name: string, other: string) =>
    noteLate(
      staged,
      code,
      `SELECT DISTINCT ${at}, l.month, NULL, '${name}', '${other}' FROM long AS l JOIN whole AS w USING (${key})
       WHERE w.same AND l.figure <> ${refusedFigure} AND ${condition}`,
    );
  await wrong('partly', 'w.partly', '', '');
  const quoted = (text: string) => text.replaceAll("'", "''");
  const conditions: string[] = [];
  for (const { at: figure, key: field, field: fieldName } of figures) {
    const [unspecified, tooMuch] = [`NOT w.partly AND w.f${figure} IS NULL`, `w.f${figure} > ${largest}`];
    if (usual[field] === undefined) {
      await wrong('unspecified', unspecified, quoted(fieldName.name.zh_CN), quoted(fieldName.name.en));
      conditions.push(unspecified);
    }
    await wrong('sum-too-large', tooMuch, quoted(fieldName.name.zh_CN), quoted(fieldName.name.en));
    conditions.push(tooMuch);
  }
  return ['w.same', 'NOT w.partly', ...conditions.map((condition) => `NOT COALESCE(${condition}, FALSE)`)].join(
    ' AND ',
  );
}
