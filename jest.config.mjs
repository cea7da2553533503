export default { projects: ['<rootDir>/tests/jest/unit.mjs', '<rootDir>/tests/jest/server.mjs'] };
