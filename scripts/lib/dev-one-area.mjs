import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';

/** @param {string[]} args the folder of an area, such as areas/sales */
function areaOf(args) {
  const folder = resolve(project, args[0] ?? '');
  const entry = join(folder, 'index.ts');
  if (args.length === 1 && existsSync(entry)) return { name: `@portal/area-${basename(folder)}`, entry };
  throw new PlainError({
    en: 'Say which area to serve, by its folder with an index.ts: npm run dev -- areas/sales.',
    zh: '请指明要运行的业务区目录(其中须有 index.ts):npm run dev -- areas/sales。',
  });
}

function reportBuild({ errors, milliseconds }) {
  if (errors !== null) return console.error(errors);
  say({ en: `Built in ${milliseconds} ms.`, zh: `构建完成,用时 ${milliseconds} 毫秒。` });
}

function explain(name, origin) {
  say({
    en: `${name} is served at ${origin}/index.js. Sign in to a running portal as an account with the developer role,
open the console of the browser, and say:`,
    zh: `${name} 的地址为 ${origin}/index.js。请用具有开发者角色的账号登录运行中的门户,在浏览器控制台执行:`,
  });
  console.log(`  importMapOverrides.addOverride('${name}', '${origin}/index.js'); location.reload();`);
  say({
    en: `If the portal refuses the override, start it with PORTAL_OVERRIDE_ORIGINS=${origin}.`,
    zh: `如果门户拒绝该覆盖,请以 PORTAL_OVERRIDE_ORIGINS=${origin} 启动门户。`,
  });
}

/**
 * Serves an area with watch until a signal comes.
 * @param {string[]} args the folder of the area
 */
export function devOneArea(args) {
  return endWith(async () => {
    await ensureInstalled();
    const area = areaOf(args);
    // Source maps, and words instead of numbers in errors.
    process.env.PORTAL_BUILD ??= 'development';
    const { register } = await import('tsx/esm/api');
    register();
    const { devArea } = await import('../../build/dev-area.ts');
    explain(area.name, await devArea(area, reportBuild));
    return 0;
  });
}
