import pg from 'pg';

/** PostgreSQL gives bigint and count as text; every number of the state fits a double, so they are read as numbers. */
export const wholeNumbers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};
