// Outside of Jest, and for who asks for it by its file, the package is as ever: this stands in for its name alone.
const argon2 = require('@node-rs/argon2/index.js');

/**
 * Argon2 at the least cost there is, for hashes that tests make. A hash names its own cost, so to try a password
 * against one is as cheap; what the portal pays is proved where passwords are hashed.
 */
module.exports = {
  ...argon2,
  hash: (password, options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
};
