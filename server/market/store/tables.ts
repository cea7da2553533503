import type { DataSource } from '@portal/contract';

/** The number a data source has inside a release (S3.037). */
export const sourceNumbers: Record<DataSource, number> = {
  DATASOURCE_CLH_PIFA: 1,
  DATASOURCE_CLH_SALES: 2,
  DATASOURCE_ZD_LINGSHOU: 3,
};

/**
 * The tables of a release that its writer fills; trim, price and launch may stay empty. A month is the integer
 * year * 12 + month - 1. Written in words that DuckDB and PostgreSQL both understand. No keys or indexes: sealing checks references once, and a scan of sorted
 * facts is faster than an index.
 */
export const createTables: string[] = [
  `CREATE TABLE manufacturer (
    manufacturer_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    manufacturer_type VARCHAR NOT NULL)`,
  `CREATE TABLE brand (
    brand_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    manufacturer_id INTEGER NOT NULL, luxury_type VARCHAR NOT NULL, origin VARCHAR NOT NULL)`,
  `CREATE TABLE model (
    model_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    brand_id INTEGER NOT NULL)`,
  `CREATE TABLE sub_model (
    sub_model_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    model_id INTEGER NOT NULL, fuel_type VARCHAR NOT NULL, segment VARCHAR NOT NULL, origin_type VARCHAR NOT NULL)`,
  `CREATE TABLE province (
    province_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    area VARCHAR NOT NULL)`,
  `CREATE TABLE city (
    city_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    province_id INTEGER NOT NULL, tier VARCHAR NOT NULL, restriction_type VARCHAR NOT NULL)`,
  `CREATE TABLE sales (
    month INTEGER NOT NULL, source SMALLINT NOT NULL, sub_model_id INTEGER NOT NULL, city_id INTEGER NOT NULL,
    volume INTEGER NOT NULL)`,
  `CREATE TABLE trim (
    trim_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    sub_model_id INTEGER NOT NULL)`,
  // Prices in yuan; volume is how many cars of the trim were registered (retail) in the month: its weight.
  `CREATE TABLE price (
    month INTEGER NOT NULL, trim_id INTEGER NOT NULL, msrp INTEGER NOT NULL, tp INTEGER NOT NULL,
    volume INTEGER NOT NULL)`,
  // A car that is coming has no sub-model yet, so a launch carries its own key, names, brand, segment and fuel.
  `CREATE TABLE launch (
    key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL, sub_model_id INTEGER,
    brand_id INTEGER NOT NULL, segment VARCHAR NOT NULL, fuel_type VARCHAR NOT NULL, launch_on VARCHAR NOT NULL,
    state VARCHAR NOT NULL, msrp_from INTEGER, msrp_to INTEGER, presale_price INTEGER)`,
];

/** The tables that describe members: name, and the column of their number. */
export const memberTables = {
  manufacturer: 'manufacturer_id',
  brand: 'brand_id',
  model: 'model_id',
  sub_model: 'sub_model_id',
  province: 'province_id',
  city: 'city_id',
  trim: 'trim_id',
} as const;

/**
 * What sealing does with the facts, once the tables are filled: sorted, because a month's ranking then reads a small
 * part of the file, and summed up over the cities for all questions that name no place. `target` is the schema (or
 * attached database) the sealed tables stand in.
 */
export const sealTables = (target: string, origin: string): string[] => [
  ...Object.entries(memberTables).map(
    ([table, id]) => `CREATE TABLE ${target}.${table} AS SELECT * FROM ${origin}.${table} ORDER BY ${id}`,
  ),
  `CREATE TABLE ${target}.sales AS SELECT month, source, sub_model_id, city_id, volume FROM ${origin}.sales
    ORDER BY month, source, sub_model_id, city_id`,
  `CREATE TABLE ${target}.sales_national AS
    SELECT month, source, sub_model_id, CAST(SUM(volume) AS INTEGER) AS volume FROM ${origin}.sales
    GROUP BY month, source, sub_model_id ORDER BY month, source, sub_model_id`,
  `CREATE TABLE ${target}.price AS SELECT month, trim_id, msrp, tp, volume FROM ${origin}.price
    ORDER BY month, trim_id`,
  `CREATE TABLE ${target}.launch AS SELECT * FROM ${origin}.launch ORDER BY launch_on, key`,
];
