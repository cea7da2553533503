import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Program, programLine } from '../../kernel/program-line.ts';
import { placeOf } from './upload-store.ts';

/** How much a process may write of a file, and of what failed, in characters. */
const mostText = 32 * 1024 ** 2;
const mostFailure = 2000;

/** What a process needs of this one's environment to run at all. */
const needed = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS', 'NODE_ENV'],
  // The store may have a certificate that only these vouch for.
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
];

/** Nothing that is secret is in the environment of a process that reads files of others; what it unpacks lies where it is found again. */
const bareEnvironment = (passing: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.includes(name))),
  TMPDIR: passing,
});

/** What a process is to do. */
export interface Reading {
  program: Program;
  /** Of which file. */
  uploadId: string;
  /** Its order, in JSON. By `input` where no other user of the machine may see it. */
  order: string;
  by: 'argument' | 'input';
  /** How long it may take, in ms. */
  limit?: number | undefined;
  /** Whether it reads the file whole, so that it can be ended by the id of the file. */
  isWhole: boolean;
}

/** The processes that read files which people bring, each in one of its own. */
export interface ReaderProcesses {
  /** @returns what it wrote, once it has ended @throws Error in its words when it failed */
  run(reading: Reading): Promise<string>;
  /** Ends the process that reads a file whole, and did not stop when it was asked to. */
  end(uploadId: string): void;
  /** Asks all to end; those that do have not failed. */
  close(): void;
}

/** @param memory of a process, in MB */
export function readerProcesses(uploads: string, memory: number): ReaderProcesses {
  const children = new Set<ChildProcess>();
  const reading = new Map<string, ChildProcess>();
  let closing = false;

  const runIn = (passing: string, { program, uploadId, order, by, limit, isWhole }: Reading): Promise<string> => {
    const line = [`--max-old-space-size=${memory}`, ...programLine(program), ...(by === 'argument' ? [order] : [])];
    const child = spawn(process.execPath, line, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: bareEnvironment(passing),
      ...(limit === undefined ? {} : { timeout: limit, killSignal: 'SIGKILL' }),
    });
    children.add(child);
    if (isWhole) reading.set(uploadId, child);
    // One that has ended by then reads nothing more.
    child.stdin.on('error', () => undefined).end(by === 'input' ? order : '');
    let [out, failure] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece;
      if (out.length > mostText) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      failure = `${failure}${piece}`.slice(-mostFailure);
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        children.delete(child);
        if (reading.get(uploadId) === child) reading.delete(uploadId);
        if (code === 0 || closing) resolve(out);
        else reject(new Error(`The process ended with ${code ?? signal}: ${failure.trim()}`));
      });
    });
  };

  return {
    async run(wanted) {
      const passing = join(placeOf(uploads, wanted.uploadId).passing, randomUUID());
      await mkdir(passing, { recursive: true, mode: 0o700 });
      try {
        return await runIn(passing, wanted);
      } finally {
        // Who was ended in the middle tidies nothing.
        await rm(passing, { recursive: true, force: true });
      }
    },
    end: (uploadId) => void reading.get(uploadId)?.kill('SIGKILL'),
    close() {
      closing = true;
      for (const child of children) child.kill('SIGTERM');
    },
  };
}
