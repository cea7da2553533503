import { relative } from 'node:path';

/** Gives a module of the server as the process of journeys has loaded it: server-of-journeys.mjs. */
export default {
  process: (_source, file, { config }) => ({
    code: `module.exports = serverOfJourneys(${JSON.stringify(relative(config.rootDir, file))});`,
  }),
  getCacheKey: (_source, file, { config }) => `bundled-${relative(config.rootDir, file)}`.replaceAll(/\W/g, '-'),
};
