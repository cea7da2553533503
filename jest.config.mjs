export default { projects: ['<rootDir>/tests/jest/server.mjs'] };
