module.exports = (condition, message) => {
  if (!condition) console.warn(message);
};
