import { installed } from '../install.mjs';
import { runNode } from '../run-child.mjs';
import { endWith, PlainError } from '../say.mjs';
import { whatIsHere } from '../what-is-here.mjs';
import { programEnvironment, programLine } from './built-programs.mjs';
import { checkAddress } from './check-address.mjs';

const notBuilt = {
  en: 'The portal has not been built: whoever owns this folder runs npm run build, or unpacks what npm run pack has made.',
  zh: '门户尚未构建:请由本目录的所有者运行 npm run build,或解压 npm run pack 生成的文件。',
};

const tooFew = {
  en: 'Packages that the server needs are missing here, or were installed for another kind of machine: whoever owns this folder runs npm ci --omit=dev.',
  zh: '缺少服务器所需的依赖包,或其安装于另一类机器:请由本目录的所有者运行 npm ci --omit=dev。',
};

/**
 * @param {{ packages: 'all' | 'to run' | 'too few', isBuilt: boolean }} here
 * @throws {PlainError} when there is no build, or a package is missing
 */
export function requireBuilt({ packages, isBuilt }) {
  if (!isBuilt) throw new PlainError(notBuilt);
  if (packages === 'too few') throw new PlainError(tooFew);
}

/**
 * Serves what is built until a signal comes. HOST, PORT and PORTAL_* go to the server as they are.
 * @param {string[]} args of server/main.ts
 */
export function serveBuilt(here, args) {
  requireBuilt(here);
  return runNode([...programLine('main'), ...args], { env: programEnvironment() });
}

/** Serves what is built; nothing is installed, built or written but in the data folder. */
export function servePortal(args) {
  return endWith(async () => {
    await checkAddress(process.env);
    return serveBuilt(whatIsHere(installed()), args);
  });
}
