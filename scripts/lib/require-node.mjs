/** The oldest Node that runs the portal. */
const oldest = [20, 11];

/** The lines of Node that it is made for, as package.json's engines says. */
const supported = [22, 24];

const chinese = /^zh/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');

/**
 * Ends the process with one sentence when Node is too old.
 * Written in words that even an old Node understands, and without any import.
 */
export function requireNode() {
  const found = process.versions.node.split('.').map(Number);
  if (found[0] > oldest[0] || (found[0] === oldest[0] && found[1] >= oldest[1])) return;
  const wanted = oldest.join('.');
  console.error(
    chinese
      ? `门户需要 Node ${wanted} 或更新版本,当前为 ${process.versions.node}:请升级 Node 后重试。`
      : `The portal needs Node ${wanted} or newer and this is ${process.versions.node}: install a newer Node and try again.`,
  );
  process.exit(1);
}

/**
 * @param {string} version of Node, such as 20.20.2
 * @returns {{ en: string, zh: string } | null} what to say of it; null when it is one that the portal is made for
 */
export function adviseNode(version) {
  const line = Number(version.split('.')[0]);
  if (supported.includes(line)) return null;
  const names = { en: supported.join(' and '), zh: supported.join(' 和 ') };
  return line < supported[0]
    ? {
        en: `Node ${version} still runs the portal, but gets no security fixes any more: Node ${names.en} are supported.`,
        zh: `Node ${version} 仍可运行门户,但已不再获得安全更新:受支持的版本为 Node ${names.zh}。`,
      }
    : {
        en: `The portal is not tested on Node ${version}: Node ${names.en} are supported.`,
        zh: `门户未在 Node ${version} 上测试:受支持的版本为 Node ${names.zh}。`,
      };
}

/** Says so when this Node is none that the portal is made for; a process that another of a run has started says nothing. */
export function warnOfNode() {
  const advice = process.send ? null : adviseNode(process.versions.node);
  if (advice) console.warn(chinese ? advice.zh : advice.en);
}
