/** The browser is the machine's own (CHROME_PATH, or what scripts/lib/find-browser.mjs finds): nothing is downloaded. */
module.exports = { skipDownload: true };
