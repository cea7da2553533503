import { parseArgs } from 'node:util';
import { usualBudget } from '../judge/judge-area.mjs';
import { CheckError } from './words.mjs';

/**
 * @typedef {object} CheckOptions
 * @property {string} target a folder, or the address of a manifest.json
 * @property {string | null} portal origin of a portal that runs; null for one that the check starts
 * @property {number} rounds how many times the area is mounted
 * @property {number} budget kB of brotli
 * @property {number} patience ms until it must stand
 * @property {number} port where a folder is served for a portal that runs
 * @property {boolean} json
 */

/** @param {string} command how it is called @returns {{ en: string, zh: string }} */
const usageOf = (command) => ({
  en: `Say which area to check: ${command} <folder | address of its manifest.json> [--portal <address>] [--rounds 20] [--budget ${usualBudget}] [--patience 15] [--port 8081] [--json]. ACCOUNT and PASSWORD name the account at a portal that runs.`,
  zh: `请指明要检查的模块：${command} <目录 | manifest.json 的地址> [--portal <地址>] [--rounds 20] [--budget ${usualBudget}] [--patience 15] [--port 8081] [--json]。ACCOUNT 与 PASSWORD 为运行中门户的账号。`,
});

const isNumber = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/**
 * @param {string[]} args of the command line
 * @param {string} command how it is called, for the sentence that says so
 * @returns {CheckOptions}
 * @throws {CheckError} with code 2 for what it does not understand
 */
export function readOptions(args, command) {
  const fault = new CheckError(usageOf(command), 2);
  const options = { portal: '', rounds: '20', budget: String(usualBudget), patience: '15', port: '8081' };
  const parse = () => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          ...Object.fromEntries(
            Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }]),
          ),
          json: { type: 'boolean', default: false },
        },
      });
    } catch {
      throw fault;
    }
  };
  const { values, positionals } = parse();
  const [rounds, budget, patience, port] = ['rounds', 'budget', 'patience', 'port'].map((name) => Number(values[name]));
  const isFit =
    positionals.length === 1 &&
    isNumber(rounds, 2, 200) &&
    budget > 0 &&
    isNumber(patience, 1, 300) &&
    isNumber(port, 1, 65_535);
  if (!isFit || (values.portal !== '' && !/^https?:\/\//.test(values.portal))) throw fault;
  if (values.portal !== '' && !URL.canParse(values.portal)) throw fault;
  const portal = values.portal === '' ? null : new URL(values.portal).origin;
  return { target: positionals[0], portal, rounds, budget, patience: patience * 1000, port, json: values.json };
}
