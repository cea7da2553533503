import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { writeInside } from './inside-files.mjs';
import { readNewArea } from './read-new-area.mjs';
import { standaloneFiles } from './standalone-files.mjs';

const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function writeStandalone(name, id, framework, folder) {
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
    const { name, id, standalone, framework, to } = readNewArea(args);
    await ensureInstalled();
    if (standalone) {
      const folder = resolve(to);
      await writeStandalone(name, id, framework, folder);
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
