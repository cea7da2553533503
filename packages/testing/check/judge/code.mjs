import { bare, finding, listed } from './finding.mjs';

const fileName = (address) => address.split(/[?#]/, 1)[0].split('/').at(-1);

/**
 * How much the area's own scripts and styles weigh as they are sent.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @param {number} budget in kB of brotli
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeWeight({ files }, budget) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= budget * 1000) return [];
  const heaviest = [...files].sort((one, other) => other.bytes - one.bytes);
  const names = listed(
    heaviest.map((file) => `${fileName(file.address)} ${(file.bytes / 1000).toFixed(1)} kB`),
    3,
  );
  const total = (bytes / 1000).toFixed(1);
  return [
    finding(
      'too-heavy',
      `Its scripts and styles weigh ${total} kB of brotli, ${budget} kB are the most: ${names}. Load later what the first picture does not need, and share what the portal shares.`,
      `其脚本与样式共 ${total} kB（brotli），上限 ${budget} kB：${names}。首屏不需要的请延后加载，门户共享的库请勿自带。`,
    ),
  ];
}

/**
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]} a finding for each library that would be in the page twice
 */
export function judgeCopies({ files }) {
  const libraries = [...new Set(files.flatMap(({ copies }) => copies))];
  return libraries.map((library) => {
    const names = listed(
      files.filter(({ copies }) => copies.includes(library)).map((file) => fileName(file.address)),
      3,
    );
    return finding(
      'second-copy',
      `It brings a ${library} of its own (${names}), and the page would have two: leave the name outside, as @portal/build does.`,
      `自带了一份 ${library}（${names}），页面中会出现两份：请像 @portal/build 那样将其设为外部依赖。`,
    );
  });
}

/**
 * What the page has refused, and what went wrong unseen.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeTrouble({ first, trouble }) {
  const refused = trouble.filter(({ kind }) => kind === 'policy');
  const broken = [
    ...new Set(trouble.filter(({ kind, isOwn }) => kind === 'error' && isOwn).map(({ words }) => bare(words))),
  ];
  const found = [];
  if (refused.length > 0) {
    const what = listed([...new Set(refused.map(({ directive, blocked }) => `${directive} ${blocked}`))]);
    found.push(
      finding(
        'breaks-policy',
        `The Content-Security-Policy of the portal refused: ${what}. Load from the portal alone, make no code of text, and give style elements the nonce of the page.`,
        `门户的 Content-Security-Policy 拒绝了：${what}。请只从门户加载，不要由文本生成代码，并为样式元素设置页面的 nonce。`,
      ),
    );
  }
  // What keeps it from standing has been said already.
  if (broken.length > 0 && first.state === 'mounted')
    found.push(
      finding(
        'throws-unseen',
        `Errors reached the window: ${listed(broken, 3)}. Catch them where they belong.`,
        `错误到达了 window：${listed(broken, 3)}。请在发生处处理。`,
      ),
    );
  return found;
}
