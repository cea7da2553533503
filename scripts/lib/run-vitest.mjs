import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run-child.mjs';

/** No single run may take the whole test time; one that hangs is ended and counts as failed. */
const timeLimit = 15 * 60_000;

/**
 * Counts of one run from vitest's JSON report. A file that broke before its tests, and an error outside
 * of any test, count as one failure each: neither may look like success.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] } | null} report
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** As many files run side by side as there are cores, but no more than four. */
const cores = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Journeys wait for much of their time, so one more of them runs. */
const lanes = { unit: cores, server: cores, smoke: Math.min(4, cores + 1) };

/** Settings of a portal that happens to be configured here must not reach the tests. */
function testEnvironment(extra) {
  const own = Object.entries(process.env).filter(([name]) => !/^(PORTAL_\w+|HOST|PORT|NODE_ENV)$/.test(name));
  return { UV_THREADPOOL_SIZE: '16', ...Object.fromEntries(own), ...extra };
}

/**
 * Runs vitest once over one of the projects of vitest.config.ts.
 * @param {{ name: 'unit' | 'server' | 'smoke', filters?: string[], env?: Record<string, string> }} run filters are
 *   parts of file names
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runVitest({ name, filters = [], env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  const file = join(folder, 'report.json');
  try {
    const code = await runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        name,
        // Files open what they need and close it: a process for each would cost more than its tests.
        '--no-isolate',
        '--passWithNoTests',
        `--maxWorkers=${lanes[name]}`,
        `--minWorkers=${lanes[name]}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...filters,
      ],
      { env: testEnvironment(env), timeout: timeLimit },
    );
    return countTests(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
