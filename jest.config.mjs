/** `--selectProjects unit`, `server` or `smoke` runs one of them; `npm test` runs one after the other. */
export default {
  testSequencer: './tests/jest/long-first.mjs',
  projects: ['<rootDir>/tests/jest/unit.mjs', '<rootDir>/tests/jest/server.mjs', '<rootDir>/tests/jest/smoke.mjs'],
};
