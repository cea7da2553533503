import { ensureBuilt } from '../build.mjs';
import { ensureInstalled, installed } from '../install.mjs';
import { endWith, say } from '../say.mjs';
import { planStart, whatIsHere } from '../what-is-here.mjs';
import { checkAddress } from './check-address.mjs';
import { serveBuilt } from './serve-portal.mjs';

const asBuilt = {
  'to run': {
    en: 'Packages for development are not installed: what was built is served as it is.',
    zh: '未安装开发依赖包:直接使用已有的构建产物。',
  },
  all: {
    en: 'Nothing is built here, or not by this user: what was built is served as it is.',
    zh: '此处不进行构建(或当前用户无权构建):直接使用已有的构建产物。',
  },
};

/**
 * Installs what is missing, builds what is stale and serves until a signal comes. Where only what a built portal needs
 * is installed, or this user may not write here, what is built is served as it is.
 * @param {string[]} args of server/main.ts
 */
export function startPortal(args) {
  return endWith(async () => {
    await checkAddress(process.env);
    const here = whatIsHere(installed());
    const plan = planStart(here);
    if (plan === 'build') {
      await ensureInstalled();
      await ensureBuilt();
      return serveBuilt(whatIsHere('all'), args);
    }
    if (plan === 'serve') say(asBuilt[here.packages]);
    return serveBuilt(here, args);
  });
}
