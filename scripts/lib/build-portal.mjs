import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

function report({ built, missing }, since) {
  for (const name of missing) {
    say({ en: `${name} has no entry file yet and is left out.`, zh: `${name} 还没有入口文件,已跳过。` });
  }
  if (built.length === 0) say({ en: 'The browser part is up to date.', zh: '浏览器端已是最新。' });
  else {
    say({
      en: `Built ${built.join(', ')} in ${seconds(since)} s.`,
      zh: `已构建 ${built.join('、')},用时 ${seconds(since)} 秒。`,
    });
  }
}

const areaPrefix = 'portal-area-';

/**
 * Builds what is stale. What does not compile ends the command with the words of webpack or of the bundler.
 * @param {string[]} areas the only ones that are built; none means all
 */
export function buildPortal(areas = []) {
  const isWanted = ({ name }) =>
    areas.length === 0 || !name.startsWith(areaPrefix) || areas.includes(name.slice(areaPrefix.length));
  return endWith(async () => {
    await ensureInstalled();
    const { register } = await import('tsx/esm/api');
    register();
    const { buildAll } = await import('../../build/build-all.ts');
    const { default: configurations } = await import('../../webpack.config.js');
    const { bundlePrograms } = await import('./portal/bundle-programs.mjs');
    const since = Date.now();
    const out = process.env.PORTAL_BUILD_OUT ? resolve(process.env.PORTAL_BUILD_OUT) : join(project, 'dist');
    try {
      await bundlePrograms();
      report(await buildAll(out, configurations({ out }).filter(isWanted)), since);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      throw new PlainError({ en: `The build failed.\n${words}`, zh: `构建失败。\n${words}` });
    }
    return 0;
  });
}
