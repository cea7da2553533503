import duckdb from '@duckdb/node-api';
import environmentOfProcess from './shared-environment.mjs';

const { DuckDBInstance } = duckdb;
const create = DuckDBInstance.create.bind(DuckDBInstance);

/**
 * As many files of tests run as there are processors, so an engine that a test opens in its own process has one thread:
 * those of many for one file stood in each other's way. What a test says of threads holds. Programs that tests start,
 * and the portals of journeys, have as many as ever.
 */
DuckDBInstance.create = (path, options) => create(path, { threads: '1', default_block_size: '16384', ...options });

export default environmentOfProcess;
