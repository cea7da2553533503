import type { DuckDBConnection } from '@duckdb/node-api';
import { provinces } from '../../geography/index.ts';
import { listedAhead } from '../lineup/newcomers.ts';
import { appendRows } from './append-rows.ts';
import { changedIn } from './changed.ts';
import { nationwideOf, restOfProvince, type World } from './world.ts';

/** Writes makers, brands, models, sub-models (those that are only listed yet stand last), what changed of them, provinces and cities; the number of a member is its place, from 1. */
export async function fillDimensions(
  connection: DuckDBConnection,
  { lineup: catalogue, cities }: World,
): Promise<void> {
  const places = provinces();
  const ahead = listedAhead(catalogue);
  const models = [...catalogue.models, ...ahead.models];
  const changed = changedIn(catalogue);
  // Its first name makes the key of a member.
  const keyOf = (maker: number) =>
    changed.find(({ table, at }) => table === 'manufacturer' && at === maker)?.before.value;
  await Promise.all([
    appendRows(
      connection,
      'manufacturer',
      catalogue.makers.map((maker, at) => [at + 1, keyOf(at) ?? maker.key, maker.chinese, maker.english, maker.type]),
    ),
    appendRows(
      connection,
      'brand',
      catalogue.brands.map((brand, at) => [
        at + 1,
        brand.key,
        brand.chinese,
        brand.english,
        brand.luxury ? 'luxury' : 'mainstream',
        brand.origin,
      ]),
    ),
    appendRows(
      connection,
      'model',
      models.map((model, at) => [at + 1, model.key, model.chinese, model.english, model.brand + 1]),
    ),
    appendRows(
      connection,
      'sub_model',
      [...catalogue.subModels, ...ahead.cars].map((subModel, at) => [
        at + 1,
        subModel.key,
        subModel.chinese,
        subModel.english,
        subModel.model + 1,
        (models[subModel.model]?.maker ?? 0) + 1,
        subModel.fuel,
        subModel.segment,
        subModel.origin,
      ]),
    ),
    appendRows(
      connection,
      'member_history',
      changed.flatMap(({ table, at, attribute, since, before, present }) => [
        [table, at + 1, attribute, 0, before.value, before.chinese, before.english],
        [table, at + 1, attribute, since, present.value, present.chinese, present.english],
      ]),
    ),
    appendRows(connection, 'province', [
      ...places.map((place, at) => [at + 1, place.code, place.chinese, place.english, place.area]),
      [places.length + 1, '00', '全国', 'Nationwide', 'unknown'],
    ]),
    appendRows(connection, 'city', [
      ...cities.map((city, at) => [
        at + 1,
        city.code,
        city.chinese,
        city.english,
        places.findIndex(({ code }) => code === city.province) + 1,
        city.tier,
        city.restriction,
      ]),
      [
        nationwideOf(cities),
        '0000',
        '全国（未分城市）',
        'Nationwide (not by city)',
        places.length + 1,
        'unknown',
        'unknown',
      ],
      ...places.map((place, at) => [
        restOfProvince(cities, at + 1),
        `${place.code}00`,
        `${place.chinese}（未分城市）`,
        `${place.english} (not by city)`,
        at + 1,
        'unknown',
        'unknown',
      ]),
    ]),
  ]);
}
