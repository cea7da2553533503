export default { projects: ['<rootDir>/tests/jest/server.mjs', '<rootDir>/tests/jest/smoke.mjs'] };
