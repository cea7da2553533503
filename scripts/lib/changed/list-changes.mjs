import { spawnSync } from 'node:child_process';
import { project } from '../project.mjs';
import { PlainError } from '../say.mjs';

/** @returns {string | null} what Git says; null when it refuses */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : null;
}

/** @typedef {{ commit: string, en: string, zh: string }} Since a commit, and what it is called */

/**
 * What the work of today is compared with: the last release, otherwise what others have, otherwise the commit before.
 * @returns {Since | null} null where there is no earlier commit
 */
function usualSince() {
  const tag = git('describe', '--tags', '--abbrev=0');
  if (tag) return { commit: tag, en: `the last release (${tag})`, zh: `上一个发布版本(${tag})` };
  const head = git('rev-parse', 'HEAD');
  const shared = git('merge-base', 'HEAD', '@{upstream}');
  if (shared && shared !== head) {
    return { commit: shared, en: 'what the shared branch has', zh: '共享分支的状态' };
  }
  const before = git('rev-parse', '--verify', '--quiet', 'HEAD~1');
  return before ? { commit: before, en: 'the commit before', zh: '上一次提交' } : null;
}

function namedSince(name) {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  return commit ? { commit, en: name, zh: name } : null;
}

/**
 * The files that differ from an earlier state, with what is not committed yet and what is new.
 * @param {string | undefined} name a commit, branch or tag; the last release without it, or what comes nearest to one
 * @returns {{ since: Since, files: string[] }} paths from the project's folder; files that are gone are among them
 * @throws {PlainError} when Git knows no such state
 */
export function listChanges(name) {
  const since = name ? namedSince(name) : usualSince();
  if (!since) {
    const called = name ?? 'HEAD~1';
    throw new PlainError({
      en: `Git knows no state called ${called} to compare with: name a commit, as in npm test -- changed HEAD~3.`,
      zh: `Git 中没有可供比较的“${called}”:请指明一次提交,例如 npm test -- changed HEAD~3。`,
    });
  }
  const differing = git('diff', '--name-only', '--no-renames', '-z', since.commit, '--') ?? '';
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  const files = [...differing.split('\0'), ...added.split('\0')].filter(Boolean);
  return { since, files: [...new Set(files)].sort() };
}
