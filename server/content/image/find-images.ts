import {
  type CallData,
  type Facet,
  type ImageQuery,
  imageAngles,
  type Language,
  type ModelImage,
} from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keyAsked, keysEver, keyToday, type Unions } from '../../kernel/member-keys.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, oneOf, sliceOf, storable } from '../conditions.ts';
import { wireDay } from '../days.ts';
import { facetsToday } from '../facets-today.ts';
import { angleNames, named } from '../names.ts';
import { holdsAll, searchWords } from '../search-text.ts';
import { pictureOf } from './image-address.ts';
import type { ImageAbout } from './image-record.ts';

interface Row {
  image_id: string;
  content_hash: string;
  withdrawn_on: string;
  brand: string;
  model: string;
  sub_model: string;
  angle: ModelImage['angle'];
  year: number;
  colour: string;
  about: string;
  brand_name: string;
  model_name: string;
  sub_model_name: string;
  colour_name: string;
  licence: string;
  origin: string;
  credit: string;
}

/** The brands, models and sub-models that have become one with another. */
export type CarUnions = Record<'brands' | 'models' | 'subModels', Unions>;

/** Who asks. */
export interface ImageReader {
  language: Language;
  /** What lets the session see pictures. */
  key: string;
  unions: CarUnions;
}

/** What is shown of one that is withdrawn: its words, and no picture. */
const nothing: ModelImage['picture'] = { address: '', query: '', width: 0, height: 0, widths: [] };

const listed = sql`order_key, image.image_id`;

/** Pictures that meet a condition, of the cars that the market has now. */
export async function readImages(
  db: StateDatabase,
  { language, key, unions }: ImageReader,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order: RawBuilder<unknown> = listed,
): Promise<ModelImage[]> {
  const { rows } = await sql<Row>`select image.image_id, content_hash, withdrawn_on, image.brand, image.model,
      image.sub_model, angle, year, image.colour, about, image_text.brand as brand_name,
      image_text.model as model_name, image_text.sub_model as sub_model_name, image_text.colour as colour_name,
      licence, origin, credit
    from image join image_text on image_text.row_id = image.row_id and language = ${language}
    where ${condition} order by ${order} ${slice}`.execute(db);
  return rows.map((row) => itemOf(row, key, unions));
}

function itemOf(row: Row, key: string, { brands, models, subModels }: CarUnions): ModelImage {
  const { paint, measures, extent, shows } = JSON.parse(row.about) as ImageAbout;
  const { image_id: imageId, content_hash: hash } = row;
  return {
    imageId,
    brand: { key: keyToday(brands, row.brand), name: row.brand_name },
    model: { key: keyToday(models, row.model), name: row.model_name },
    subModel: row.sub_model === '' ? null : { key: keyToday(subModels, row.sub_model), name: row.sub_model_name },
    angle: row.angle,
    colour: { key: row.colour, name: row.colour_name, paint },
    year: row.year,
    licence: row.licence,
    source: row.origin,
    credit: row.credit,
    drawn: 'drawing' in shows,
    withdrawnOn: wireDay(row.withdrawn_on),
    measures,
    extent,
    picture: row.withdrawn_on === '' ? pictureOf({ imageId, hash, shows }, key) : nothing,
  };
}

const isPublic: Condition = { facet: null, holds: sql<SqlBool>`withdrawn_on = ''` };

/** The models of sub-models, by their keys. */
export type ModelOf = ReadonlyMap<string, string>;

/** Pictures of sub-models, and those that stand for their whole models. */
function ofSubModels(
  keys: string[] | undefined,
  modelOf: ModelOf,
  { models: unions, subModels }: CarUnions,
): Condition[] {
  const wanted = storable(keys);
  if (wanted.length === 0) return [];
  const own = keysEver(subModels, wanted);
  const models = keysEver(
    unions,
    wanted.map((key) => modelOf.get(key) ?? ''),
  );
  const holds = sql<SqlBool>`(image.sub_model in (${sql.join(own)})
    or (image.sub_model = '' and image.model in (${sql.join(models)})))`;
  return [{ facet: null, holds }];
}

function conditionsOf(query: ImageQuery, modelOf: ModelOf, unions: CarUnions): Condition[] {
  const ever = (of: 'brands' | 'models') => query[of] && keysEver(unions[of], query[of]);
  const words = searchWords(query.text);
  return [
    isPublic,
    ...(words.length > 0 ? [{ facet: null, holds: holdsAll('search_all', words) }] : []),
    ...oneOf('brands', ever('brands'), sql.ref('image.brand')),
    ...oneOf('models', ever('models'), sql.ref('image.model')),
    ...ofSubModels(query.subModels, modelOf, unions),
    ...oneOf('angles', query.angles, sql.ref('angle')),
    ...oneOf('colours', query.colours, sql.ref('image.colour')),
    ...oneOf('years', query.years, sql`cast(year as text)`),
  ];
}

/** Searches the pictures; each facet is counted under the other filters. */
export async function findImages(
  db: StateDatabase,
  query: ImageQuery,
  modelOf: ModelOf,
  reader: ImageReader,
): Promise<CallData<'imageSearch'>> {
  const { language, unions } = reader;
  const conditions = conditionsOf(query, modelOf, unions);
  const { rows } = await sql<{ total: number }>`select count(*) as total from image
    where ${allOf(conditions)}`.execute(db);
  const byName = (facet: string, column: string) => countNamed(db, column, allOf(conditions, facet), language);
  const byValue = (facet: string, value: RawBuilder<unknown>) => countValues(db, value, allOf(conditions, facet));
  const years = await byValue('years', sql`cast(year as text)`);
  const order: readonly string[] = imageAngles;
  const angles = named(await byValue('angles', sql.ref('angle')), angleNames, language);
  return {
    total: rows[0]?.total ?? 0,
    items: await readImages(db, reader, allOf(conditions), sliceOf(query)),
    facets: {
      brands: carsToday(await byName('brands', 'brand'), unions.brands, query.brands),
      models: carsToday(await byName('models', 'model'), unions.models, query.models),
      colours: await byName('colours', 'colour'),
      angles: angles.sort((angle, other) => order.indexOf(angle.key) - order.indexOf(other.key)),
      years: named(years, {}, language).sort((year, other) => Number(other.key) - Number(year.key)),
    },
  };
}

/** Counts of cars that have become one together, by the keys that were asked by. */
const carsToday = (facets: readonly Facet[], unions: Unions, asked: readonly string[] | undefined): Facet[] => {
  const keyOf = keyAsked(unions, asked);
  return facetsToday(facets, unions).map((facet) => ({ ...facet, key: keyOf(facet.key) }));
};

/** How many pictures have each value of a column that has names. */
async function countNamed(
  db: StateDatabase,
  column: string,
  condition: RawBuilder<SqlBool>,
  language: Language,
): Promise<Facet[]> {
  const { rows } = await sql<Facet>`select ${sql.ref(`image.${column}`)} as key,
      max(${sql.ref(`image_text.${column}`)}) as name, count(*) as count
    from image join image_text on image_text.row_id = image.row_id and language = ${language}
    where ${condition} group by ${sql.ref(`image.${column}`)} order by 3 desc, 1 limit 2000`.execute(db);
  return rows;
}

async function countValues(db: StateDatabase, value: RawBuilder<unknown>, condition: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ key: string; count: number }>`select value as key, count(*) as count
    from (select ${value} as value from image where ${condition}) as valued
    group by value order by 2 desc, 1`.execute(db);
  return rows;
}
