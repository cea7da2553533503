import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a statement of a declaration file; what follows it is indented, or closes it. */
const begins = /^(export|declare|import|interface|type|const)\b/;
const declares = /^(?:export )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) ([\w$]+)/;

/**
 * The statements of a declaration file without its comments, in their order.
 * @param {string} text as the compiler writes it: statements begin at the edge, and nothing else does
 */
export function statementsOf(text) {
  const statements = [];
  for (const line of text.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n?/gm, '').split('\n')) {
    if (begins.test(line)) statements.push(line);
    else if (line.trim() !== '' && statements.length > 0) statements[statements.length - 1] += `\n${line}`;
  }
  return statements;
}

/** The declaration file of a module that is named by its source: './x.tsx' is x.d.ts. */
const declarationFile = (from, source) => join(dirname(from), source.replace(/\.(tsx?|d\.ts)$/, '.d.ts'));

/**
 * Every name that a declaration file exports, with the text of its declaration, through all files that it names.
 * @param {string} file absolute path of the .d.ts
 * @returns {Map<string, { text: string, file: string }>} the declaration of each and the file that has it; what comes
 * from a package or another module of the portal is said in one line
 */
export function exportsOf(file) {
  const found = new Map();
  if (!existsSync(file)) return found;
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const all = /^export (?:type )?\* from ['"]([^'"]+)['"]/.exec(statement);
    const named = /^export (?:type )?\{([\s\S]*?)\}(?: from ['"]([^'"]+)['"])?/.exec(statement);
    const [, declared] = declares.exec(statement) ?? [];
    if (all) for (const [name, own] of exportsOf(declarationFile(file, all[1]))) found.set(name, own);
    else if (named) for (const [name, own] of namedExports(file, named[1], named[2])) found.set(name, own);
    else if (declared && statement.startsWith('export')) {
      // Overloads, and an interface beside its function, stand below one another.
      const others = [...statement.matchAll(/, ([\w$]+): /g)].map(([, name]) => name);
      const isList = /^export declare const /.test(statement);
      for (const name of isList ? [declared, ...others] : [declared])
        found.set(name, { file, text: found.has(name) ? `${found.get(name).text}\n${statement}` : statement });
    }
  }
  return found;
}

function namedExports(file, list, source) {
  const isOwn = source?.startsWith('.');
  const known = isOwn ? exportsOf(declarationFile(file, source)) : null;
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [name, as = name] = part.split(' as ');
      return [as, known?.get(name) ?? { file, text: `export { ${part} } from '${source ?? 'here'}';` }];
    });
}
