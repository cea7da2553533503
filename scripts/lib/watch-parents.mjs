import { readFileSync } from 'node:fs';

const shells = /^(sh|ash|bash|dash|ksh|zsh)$/;

/** Parent of a process of Linux and the name of its program; null where that cannot be read. */
function about(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(rest.split(' ')[1]) };
  } catch {
    return null;
  }
}

/**
 * npm runs a script through a shell, which may live on when npm is killed, and a signal to npm may end the shell without
 * passing it on: the script would run on alone. So both are looked at.
 * @param {() => void} onEnd called once, when the process that started this one has gone, or npm behind its shell
 * @returns {() => void} stops watching
 */
export function watchParents(onEnd) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const shell = about(parent);
  const npm = shell && shells.test(shell.name) ? shell.parent : null;
  const timer = setInterval(() => {
    // What cannot be read this once says nothing: a parent that has really gone is seen by the id of the next.
    const above = npm === null ? null : (about(parent)?.parent ?? npm);
    if (process.ppid === parent && above === npm) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  return () => clearInterval(timer);
}
