import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { writeInside } from './inside-files.mjs';
import { frameworks, standaloneFiles } from './standalone-files.mjs';

const usage = {
  en: 'Say what the area is called, in small letters: npm run new-area -- dealer-map [--standalone --framework react|vue|plain] [--to <folder>] [--id <product>].',
  zh: '请给出模块名称（小写字母）：npm run new-area -- dealer-map [--standalone --framework react|vue|plain] [--to <目录>] [--id <产品编号>]。',
};

const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** An id that no product of this project has: a number made of the name, far from theirs. */
const idOf = (name) =>
  String(9_000_000 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7));

async function writeStandalone(name, id, framework, folder) {
  if (!frameworks.includes(framework)) throw new PlainError(usage);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError({ en: `${folder} is not empty.`, zh: `目录 ${folder} 不为空。` });
  await ensureBuilt();
  const { writePackages } = await import('../packages/write-packages.mjs');
  const packed = Object.values(await writePackages());
  const { dependencies, devDependencies } = jsonOf(join(project, 'package.json'));
  const installed = { ...dependencies, ...devDependencies };
  const files = standaloneFiles({ name, framework, id, installed, packages: packed.map((file) => basename(file)) });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'portal'), { recursive: true });
  for (const file of packed) copyFileSync(file, join(folder, 'portal', basename(file)));
}

/** Begins an area. @param {string[]} args its name, and where it is to live */
export function newArea(args) {
  return endWith(async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        standalone: { type: 'boolean' },
        framework: { type: 'string', default: 'react' },
        to: { type: 'string' },
        id: { type: 'string' },
      },
    });
    const [name = ''] = positionals;
    if (!/^[a-z][a-z0-9-]{1,38}$/.test(name)) throw new PlainError(usage);
    const id = values.id ?? idOf(name);
    await ensureInstalled();
    if (values.standalone) {
      const folder = resolve(values.to ?? join(project, '..', name));
      await writeStandalone(name, id, values.framework, folder);
      say({
        en: `${folder} holds the area. Go there: npm install, npm test, npm run build, npm run dev.`,
        zh: `模块位于 ${folder}。请在该目录运行：npm install、npm test、npm run build、npm run dev。`,
      });
      return 0;
    }
    const folder = writeInside(name, id);
    say({
      en: `${folder} holds the area, a page of analysis. See it: npm run dev -- areas/${name}; test it: npx jest --selectProjects unit --testPathPatterns areas/${name}. npm run areas writes its manifest after each change.`,
      zh: `模块位于 ${folder}，含一个分析页面。查看：npm run dev -- areas/${name}；测试：npx jest --selectProjects unit --testPathPatterns areas/${name}。每次修改后运行 npm run areas 更新说明文件。`,
    });
    return 0;
  });
}
