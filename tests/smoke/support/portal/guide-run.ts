import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../../../../build/project.ts';
import { readNewArea } from '../../../../scripts/lib/new-area/read-new-area.mjs';
import { standaloneFiles } from '../../../../scripts/lib/new-area/standalone-files.mjs';
import { runAccount } from '../../../../server/cli/account-command.ts';
import { runModule } from '../../../../server/cli/module/module-command.ts';
import { installPackages } from './install-packages.ts';

const run = promisify(execFile);

/** Where a guide's commands are run: the portal that they name, and the port at which an area may be served to it. */
export interface GuidePlace {
  origin: string;
  dataFolder: string;
  port: number;
}

/** The portal that guides name. */
const named = 'http://127.0.0.1:8080';

/** Carries out the commands of a guide, one after the other, as somebody does who types them, beside the project. */
export class GuideRun {
  readonly #place: GuidePlace;
  readonly #base: string;
  #at: string;

  private constructor(place: GuidePlace, base: string) {
    this.#place = place;
    this.#base = base;
    this.#at = join(base, 'portal');
  }

  static async begin(place: GuidePlace): Promise<GuideRun> {
    const base = await mkdtemp(join(tmpdir(), 'portal-guide-'));
    await run(process.execPath, [join(project, 'tests/fixtures/guides/packages.mjs'), join(base, 'packages')]);
    return new GuideRun(place, base);
  }

  end(): Promise<void> {
    return rm(this.#base, { recursive: true, force: true });
  }

  /** Back to the folder of the portal. */
  home(): void {
    this.#at = join(this.#base, 'portal');
  }

  /**
   * @param command a line of the guide
   * @returns what it printed
   * @throws Error where it fails, or nobody here knows it
   */
  async carryOut(command: string): Promise<string> {
    const words = command.split(/\s+/).map((word) => word.replace(named, this.#place.origin));
    const settings = Object.fromEntries(
      words.filter((word) => /^[A-Z]+=/.test(word)).map((word) => word.split('=', 2)),
    );
    const [program, ...line] = words.filter((word) => !/^[A-Z]+=/.test(word));
    const [script, ...given] = line[0] === 'run' ? line.slice(1) : line;
    const args = given[0] === '--' ? given.slice(1) : given;
    if (program === 'cd') this.#at = resolve(this.#at, script ?? '');
    else if (program !== 'npm' || script === undefined) throw new Error(`Nobody here knows the command: ${command}`);
    else if (this.#at.endsWith('/portal')) return this.#inProject(script, args, command);
    else if (script === 'install') await installPackages(this.#at);
    else return this.#inFolder(script, args, settings);
    return '';
  }

  async #inProject(script: string, args: string[], command: string): Promise<string> {
    if (script === 'new-area') return this.#newArea(args);
    if (script !== 'module' && script !== 'account') throw new Error(`Nobody here knows the command: ${command}`);
    const lines: string[] = [];
    const say = (text: string) => void lines.push(text);
    const env = { PORTAL_DATA: this.#place.dataFolder, LANG: 'en' };
    const terminal = { env, user: 'ops', clock: Date.now, say, complain: say, readInput: async () => '' };
    const places = args.map((word) => (word.startsWith('../') ? resolve(this.#at, word) : word));
    const code = await (script === 'module' ? runModule(places, terminal) : runAccount(places, terminal));
    if (code !== 0) throw new Error(`${command}: ${lines.join('\n')}`);
    return lines.join('\n');
  }

  async #newArea(args: string[]): Promise<string> {
    const { name, framework, id, to, standalone } = readNewArea(args);
    const folder = resolve(this.#at, to);
    if (!standalone) throw new Error('An area of the project is made.');
    const packages = await readdir(join(this.#base, 'packages'));
    const { dependencies, devDependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    const installed = { ...dependencies, ...devDependencies };
    const files = standaloneFiles({ name, framework, id, installed, packages }) as Record<string, string>;
    await cp(join(this.#base, 'packages'), join(folder, 'portal'), { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    return '';
  }

  /** A script of the folder, by npm. */
  async #inFolder(script: string, args: string[], settings: Record<string, string>): Promise<string> {
    if (!existsSync(join(this.#at, 'package.json'))) throw new Error(`${this.#at} is no folder of an area.`);
    const { CHROME_PATH = '', PATH = '', HOME = '' } = process.env;
    const port = String(this.#place.port);
    const env = { CHROME_PATH, PATH, HOME, LANG: 'en', PORT: port, ...settings };
    const own = script === 'check' ? [...args, '--port', port] : args;
    return (await run('npm', ['run', '--silent', script, '--', ...own], { cwd: this.#at, env })).stdout;
  }

  /** Rewrites files of the folder, as a developer who saves them. */
  async write(files: Record<string, (text: string) => string>): Promise<void> {
    for (const [file, change] of Object.entries(files)) {
      const place = join(this.#at, file);
      const text = change(existsSync(place) ? await readFile(place, 'utf8') : '');
      // As editors do: what watches the folder never reads a file that is half written.
      await writeFile(`${this.#at}.part`, text);
      await rename(`${this.#at}.part`, place);
    }
  }

  /** `npm run dev` in the folder. @returns the path of the link that it prints, and what ends it */
  async develop(): Promise<{ link: string; stop: () => Promise<void> }> {
    const { origin, port } = this.#place;
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, LANG: 'en', PORTAL: origin };
    const args = ['run', '--silent', 'dev', '--', '--port', String(port)];
    // npm hands no signal on: all that it has started is ended as one group.
    const child = spawn('npm', args, { cwd: this.#at, env, detached: true });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const stop = async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    };
    let printed = '';
    const link = new Promise<string>((found) => {
      child.stdout.on('data', (piece: Buffer) => {
        printed += piece.toString();
        const [, path] = new RegExp(`${origin}(/\\S+)`).exec(printed) ?? [];
        if (path !== undefined) found(path);
      });
    });
    child.stderr.on('data', (piece: Buffer) => {
      printed += piece.toString();
    });
    const gone = ended.then(() => Promise.reject(new Error(`npm run dev has ended: ${printed}`)));
    gone.catch(() => undefined);
    return { link: await Promise.race([link, gone]), stop };
  }
}
