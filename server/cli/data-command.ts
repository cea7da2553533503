import { join } from 'node:path';
import { sweepImports } from '../importer/index.ts';
import { accept } from './data/accept.ts';
import { deliver, importFile, parcByCurves } from './data/bring.ts';
import { type Call, options } from './data/call.ts';
import { check, rules } from './data/check.ts';
import { diff } from './data/diff.ts';
import { history } from './data/history.ts';
import { look } from './data/look.ts';
import { mappings } from './data/mappings.ts';
import { names as decideNames } from './data/names/names.ts';
import { next } from './data/next.ts';
import { publish, rollback } from './data/publish.ts';
import { releases } from './data/releases.ts';
import { trace } from './data/trace.ts';
import { words } from './data-words.ts';
import { runLine, type Terminal } from './run-line.ts';

const commands: Record<string, (call: Call) => Promise<number>> = {
  look,
  import: importFile,
  deliver,
  parc: parcByCurves,
  check,
  accept,
  publish,
  rollback,
  releases,
  rules,
  history,
  diff,
  trace,
  mappings,
  next,
  names: decideNames,
};

/**
 * Runs one data command.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export const runData = (line: string[], terminal: Terminal): Promise<number> =>
  runLine({
    line,
    terminal,
    options,
    words,
    commands,
    async run(command, { values, names, settings, language }) {
      const marketFolder = join(settings.dataFolder, 'market');
      await sweepImports(marketFolder);
      return await command({ values, names, marketFolder, settings, language, terminal });
    },
  });
