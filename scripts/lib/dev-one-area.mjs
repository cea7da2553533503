import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';

/** @param {string} [path] the folder of an area, such as areas/sales */
function areaOf(path) {
  const folder = resolve(project, path ?? '');
  const entry = join(folder, 'index.ts');
  if (path && existsSync(entry)) return { name: `@portal/area-${basename(folder)}`, entry };
  throw new PlainError({
    en: 'Say which area to serve, by its folder with an index.ts: npm run dev -- areas/sales.',
    zh: '请指明要运行的业务区目录（其中须有 index.ts）：npm run dev -- areas/sales。',
  });
}

/** @param {string} [address] of a portal on another machine */
function originOf(address) {
  if (address === undefined) return null;
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new PlainError({
    en: `${address} is no address of a portal: npm run dev -- areas/sales https://portal.example.com.`,
    zh: `${address} 不是门户地址：npm run dev -- areas/sales https://portal.example.com。`,
  });
}

function reportBuild({ errors, milliseconds }) {
  if (errors !== null) return console.error(errors);
  say({ en: `Built in ${milliseconds} ms.`, zh: `构建完成，用时 ${milliseconds} 毫秒。` });
}

function explain(name, origin) {
  say({
    en: `${name} is served at ${origin}/manifest.json. Sign in to a running portal as an account with the developer role,
open the console of the browser, and say:`,
    zh: `${name} 的地址为 ${origin}/manifest.json。请用具有开发者角色的账号登录运行中的门户，在浏览器控制台执行：`,
  });
  console.log(`  importMapOverrides.addOverride('${name}', '${origin}/manifest.json'); location.reload();`);
  say({
    en: `If the portal refuses the override, start it with PORTAL_OVERRIDE_ORIGINS=${origin}.`,
    zh: `如果门户拒绝该覆盖，请以 PORTAL_OVERRIDE_ORIGINS=${origin} 启动门户。`,
  });
  say({
    en: `The page then loads once more, with React's development build: changes are exchanged in it and keep their state.
By ${origin}/index.js it keeps the build of people, and each change loads it anew.`,
    zh: `页面会再加载一次，改用 React 的开发版：修改就地替换组件并保留其状态。
改用 ${origin}/index.js 则保留面向用户的版本，每次修改后重新加载页面。`,
  });
}

/**
 * Serves an area with hot reload until a signal comes.
 * @param {string[]} args the folder of the area; the address of a portal, when it does not run on this machine
 */
export function devOneArea([path, portal]) {
  return endWith(async () => {
    await ensureInstalled();
    const [area, origin] = [areaOf(path), originOf(portal)];
    const { register } = await import('tsx/esm/api');
    register();
    const { devArea } = await import('../../build/area/dev-area.ts');
    explain(area.name, (await devArea(area, origin, reportBuild)).origin);
    return 0;
  });
}
