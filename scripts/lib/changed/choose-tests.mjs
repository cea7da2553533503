const isCode = /\.(tsx?|m?js|cjs)$/;
const isTest = /\.test\.tsx?$/;

/** What every test depends on. */
const common = /^(package(-lock)?\.json|tsconfig[\w.]*\.json|jest\.config\.mjs|tests\/(jest|support)\/.*)$/;

/** Tests that look at the project as a whole. */
const walls = /^tests\/walls\//;

/**
 * What Jest is to find the related tests of: `all`, or files of which those that are tests stand for themselves. A test
 * that reads a file which is no code, such as a document, names it; Jest knows nothing of that.
 * @param {string[]} changed paths from the project's folder, without those that are gone
 * @param {Map<string, string>} tests the text of each test file, by its path
 * @returns {'all' | string[]}
 */
export function chooseTests(changed, tests) {
  if (changed.some((path) => common.test(path))) return 'all';
  const others = changed.filter((path) => !isCode.test(path)).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const reading = [...tests].filter(([path, text]) => walls.test(path) || others.some((name) => text.includes(name)));
  const code = changed.filter((path) => isCode.test(path) && !path.endsWith('.smoke.ts'));
  return [...new Set([...code, ...reading.map(([path]) => path)])].sort();
}

/** @param {string} path @returns {boolean} whether it is a file of tests that Jest runs beside the code */
export const isTestFile = (path) => isTest.test(path);
