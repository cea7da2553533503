import { inWords } from './words.mjs';

/** @param {number[]} numbers @returns {number} the one in the middle; 0 for none */
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * What was measured of an area, in few numbers.
 *
 * @param {import('../judge/measured.mjs').Measured} measured
 */
export const measuresOf = ({ first, again, visits, files }) => ({
  firstMs: first.ms,
  againMs: median(again),
  visits: visits.length,
  bytes: files.reduce((sum, file) => sum + file.bytes, 0),
});

/**
 * @param {{ name: string, findings: import('../judge/finding.mjs').Finding[], notes?: import('../judge/finding.mjs').Finding[],
 * measures: ReturnType<typeof measuresOf> | null, budget: number }} checked notes: what is no fault; measures: null where the
 * area was not opened
 * @returns {string[]} lines for the terminal, in its language
 */
export function reportLines({ name, findings, notes = [], measures, budget }) {
  const lines = [
    ...findings.map(({ sentence }) => `✗ ${inWords(sentence)}`),
    ...notes.map(({ sentence }) => `! ${inWords(sentence)}`),
  ];
  if (measures && measures.visits > 0) {
    const size = (measures.bytes / 1000).toFixed(1);
    lines.push(
      inWords({
        en: `It stood after ${measures.firstMs} ms, and after ${measures.againMs} ms on later visits, ${measures.visits} in all; scripts and styles weigh ${size} kB of ${budget} kB.`,
        zh: `首次显示用时 ${measures.firstMs} 毫秒，再次进入 ${measures.againMs} 毫秒，共进入 ${measures.visits} 次；脚本与样式 ${size} kB，上限 ${budget} kB。`,
      }),
    );
  }
  if (!measures)
    lines.push(
      inWords({
        en: 'It was not opened: a portal would leave it out. Correct the manifest, and check again.',
        zh: '未打开该模块：门户会将其排除。请先改正模块说明，再次检查。',
      }),
    );
  const count = findings.length;
  lines.push(
    count === 0
      ? inWords({ en: `✓ ${name} can be shipped.`, zh: `✓ ${name} 可以交付。` })
      : inWords({
          en: `${name}: ${count === 1 ? '1 fault' : `${count} faults`}.`,
          zh: `${name}：${count} 处问题。`,
        }),
  );
  return lines;
}

/**
 * @param {Parameters<typeof reportLines>[0]} checked
 * @returns {string} the same for programs
 */
export const reportJson = ({ name, findings, notes = [], measures, budget }) =>
  JSON.stringify(
    {
      area: name,
      ok: findings.length === 0,
      findings: findings.map(({ kind, sentence }) => ({ kind, ...sentence })),
      notes: notes.map(({ kind, sentence }) => ({ kind, ...sentence })),
      measures: measures && { ...measures, budget: budget * 1000 },
    },
    null,
    2,
  );
