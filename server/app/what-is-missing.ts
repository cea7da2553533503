import { openFirstRun } from '../administration/index.ts';
import { countOwn, publishedNames } from '../demo/index.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Market } from '../market/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

const noRelease: Sentence = {
  zh_CN:
    '尚未发布任何市场数据：先用 npm run data -- import sales <文件> --map <映射> 导入，再用 npm run data -- publish 发布。',
  en: 'No market figures are published: bring them with npm run data -- import sales <file> --map <mapping>, then npm run data -- publish.',
};

const noAccount: Sentence = {
  zh_CN: '尚无任何账号，无人可以登录：用 npm run account -- create 创建（选项见 npm run account -- create --help）。',
  en: 'There is no account, so nobody can sign in: make one with npm run account -- create (npm run account -- create --help lists its options).',
};

const firstAccount = (link: string): Sentence => ({
  zh_CN: `尚无任何账号：请在浏览器中打开 ${link} 创建管理员；链接只能使用一次。也可以用 npm run account -- create 创建账号。`,
  en: `There is no account: open ${link} in a browser to make the administrator; the link works once. npm run account -- create makes accounts as well.`,
});

/**
 * The same for the terminal of a start: where there is no account, with the link that makes the first one. The code
 * stands behind the #, which no server is sent and no log has.
 * @param origin where people reach the portal
 */
export async function missingAtStart(db: StateDatabase, market: Market, origin: string): Promise<Sentence[]> {
  const missing = await whatIsMissing(db, market);
  if (!missing.includes(noAccount)) return missing;
  const code = await openFirstRun(db);
  return missing.map((sentence) =>
    sentence === noAccount && code !== null ? firstAccount(`${origin}/first-run#${code}`) : sentence,
  );
}

/**
 * What a portal does not have yet without which nobody can work with it, and the command that brings each.
 * @returns nothing once there are figures and an account
 */
export async function whatIsMissing(db: StateDatabase, market: Market): Promise<Sentence[]> {
  const accounts = (await countOwn(db)) + (await publishedNames(db)).length;
  return [...(market.release() === null ? [noRelease] : []), ...(accounts === 0 ? [noAccount] : [])];
}
