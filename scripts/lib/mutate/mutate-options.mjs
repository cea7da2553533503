import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { project } from '../project.mjs';
import { PlainError } from '../say.mjs';
import { isTest, projectOf } from './nearest-tests.mjs';

const usage = {
  en: 'Say which file to change: npm run mutate -- shell-app/menu/rail-apps.ts [tests to run instead of the nearest ...] [--all].',
  zh: '请指明要改动的文件:npm run mutate -- shell-app/menu/rail-apps.ts [要运行的测试文件……] [--all]。',
};

/** A path as it was typed, from the top of the project; it must be a file in it. */
function fileOfProject(typed, top) {
  const path = relative(top, resolve(top, typed)).replaceAll('\\', '/');
  if (path.startsWith('..') || isAbsolute(path)) {
    throw new PlainError({
      en: `${typed} is not a file of the project: name one by its path from the top, such as contract/constants.ts.`,
      zh: `${typed} 不是本项目的文件:请使用从项目根目录开始的路径,例如 contract/constants.ts。`,
    });
  }
  if (existsSync(join(top, path)) && statSync(join(top, path)).isFile()) return path;
  throw new PlainError({
    en: `There is no file ${path}: name one by its path from the top, such as contract/constants.ts.`,
    zh: `找不到文件 ${path}:请使用从项目根目录开始的路径,例如 contract/constants.ts。`,
  });
}

/**
 * @param {string[]} args of the command
 * @returns {{ file: string, named: string[], all: boolean }} the file to change, the tests that were named, and whether
 *   every change is told
 * @throws {PlainError} when there is no such file, when it holds no code, or when a named test is none
 */
export function readMutateOptions(args, top = project) {
  const [typed, ...tests] = args.filter((arg) => !arg.startsWith('--'));
  if (!typed || args.some((arg) => arg.startsWith('--') && arg !== '--all')) throw new PlainError(usage);
  const file = fileOfProject(typed, top);
  if (!/\.(tsx?|mjs)$/.test(file) || /\.d\.ts$/.test(file) || isTest(file) || /\.smoke\.ts$/.test(file)) {
    throw new PlainError({
      en: `${file} is no source that can be changed: name a .ts, .tsx or .mjs file that is no test.`,
      zh: `${file} 不是可改动的源文件:请指定一个非测试的 .ts、.tsx 或 .mjs 文件。`,
    });
  }
  const named = tests.map((test) => fileOfProject(test, top));
  const other = named.find((test) => !isTest(test) || !projectOf(test));
  if (!other) return { file, named, all: args.includes('--all') };
  throw new PlainError({
    en: `${other} is no unit or server test: name files that end in .test.ts or .test.tsx, or none.`,
    zh: `${other} 不是单元或服务端测试:请指定以 .test.ts 或 .test.tsx 结尾的文件,或不指定。`,
  });
}
