import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../project.mjs';
import { PlainError } from '../say.mjs';
import { frameworks } from './standalone-files.mjs';

const usage = {
  en: 'Say what the area is called, in small letters: npm run new-area -- dealer-map [--standalone --framework react|vue|plain] [--to <folder>] [--id <product>].',
  zh: '请给出模块名称（小写字母）：npm run new-area -- dealer-map [--standalone --framework react|vue|plain] [--to <目录>] [--id <产品编号>]。',
};

/** An id that no product of this project has: a number made of the name, far from theirs. */
const idOf = (name) =>
  String(9_000_000 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7));

/**
 * @param {string[]} args of the command line
 * @returns {{ name: string, id: string, standalone: boolean, framework: 'react' | 'vue' | 'plain', to: string }} to: the folder of
 * one outside of the project
 * @throws {PlainError} that says what is wanted
 */
export function readNewArea(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      standalone: { type: 'boolean', default: false },
      framework: { type: 'string', default: 'react' },
      to: { type: 'string' },
      id: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  if (!/^[a-z][a-z0-9-]{1,38}$/.test(name) || !frameworks.includes(values.framework)) throw new PlainError(usage);
  const { standalone, framework, id = idOf(name), to = join(project, '..', name) } = values;
  return { name, id, standalone, framework, to };
}
