/** The oldest Node that runs the portal, as package.json's engines says. */
const oldest = [20, 11];

/**
 * Ends the process with one sentence when Node is too old.
 * Written in words that even an old Node understands, and without any import.
 */
export function requireNode() {
  const found = process.versions.node.split('.').map(Number);
  if (found[0] > oldest[0] || (found[0] === oldest[0] && found[1] >= oldest[1])) return;
  const wanted = oldest.join('.');
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  console.error(
    /^zh/i.test(locale)
      ? `门户需要 Node ${wanted} 或更新版本,当前为 ${process.versions.node}:请升级 Node 后重试。`
      : `The portal needs Node ${wanted} or newer and this is ${process.versions.node}: install a newer Node and try again.`,
  );
  process.exit(1);
}
