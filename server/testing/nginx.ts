import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '../../tests/support/eventually.ts';
import { freePort } from './free-port.ts';

export interface TemporaryNginx {
  /** The ports of plain HTTP and of TLS, on 127.0.0.1, and on ::1 where this machine has it. */
  ports: { plain: number; tls: number };
  /** The certificate of its TLS, in PEM, for portal.example.com. */
  certificate: string;
  stop(): Promise<void>;
}

/** nginx stands where only root's PATH leads. */
const env = { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`, LC_ALL: 'C' };

/** Why this machine cannot start nginx with TLS; null when it can. */
export function nginxMissing(): string | null {
  const missing = [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ].find(([program = '', option = '']) => spawnSync(program, [option], { env }).status !== 0);
  return missing ? `${missing[0]} is not installed` : null;
}

export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/**
 * Starts nginx as deploy/nginx.conf says, in a temporary folder and on free ports of this machine.
 * @param portal the port that it asks
 * @throws Error with its own words when it does not come up
 */
export async function startNginx(portal: number): Promise<TemporaryNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const ports = { plain: await freePort(), tls: await freePort() };
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const name = ['-subj', '/CN=portal.example.com', '-addext', 'subjectAltName=DNS:portal.example.com'];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...options, ...name, '-keyout', key, '-out', certificate], { env });
  writeFileSync(join(folder, 'portal.conf'), exampleFor({ portal, ports, certificate, key }));
  writeFileSync(join(folder, 'nginx.conf'), aroundIt(folder));
  mkdirSync(join(folder, 'passing'));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let words = '';
  child.stderr.on('data', (piece: Buffer) => {
    words = (words + piece.toString('utf8')).slice(-2000);
  });
  await eventually(() => answers(ports.plain)).catch(() => {
    kill();
    throw new Error(`nginx did not come up: ${words}`);
  });
  return {
    ports,
    certificate: readFileSync(certificate, 'utf8'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await ended;
      process.removeListener('exit', kill);
      process.removeListener('exit', remove);
      remove();
    },
  };
}

interface Places {
  portal: number;
  ports: TemporaryNginx['ports'];
  certificate: string;
  key: string;
}

/** The example with the places of this run; everything else is what operators read. */
function exampleFor({ portal, ports, certificate, key }: Places): string {
  const example = readFileSync(fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url)), 'utf8');
  const places: [RegExp, string][] = [
    [/(?<=listen )(80|443)(?=[ ;])/g, '127.0.0.1:$1'],
    hasIpv6() ? [/\[::\](?=:)/g, '[::1]'] : [/^ *listen \[::\].*\n/gm, ''],
    [/(?<=listen \S+:)80(?=;)/g, String(ports.plain)],
    [/(?<=listen \S+:)443(?= )/g, String(ports.tls)],
    [/(?<=server 127\.0\.0\.1:)8080/g, String(portal)],
    [/\/etc\/ssl\/portal\/fullchain\.pem/g, certificate],
    [/\/etc\/ssl\/portal\/privkey\.pem/g, key],
  ];
  return places.reduce((text, [found, place]) => text.replace(found, place), example);
}

/** What a system has in its nginx.conf, as little as there can be: one process, which writes into the folder alone. */
function aroundIt(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const passing = kinds.map((kind) => `${kind}_temp_path ${folder}/passing/${kind};`).join(' ');
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
    events {} http { access_log off; ${passing} include ${folder}/portal.conf; }`;
}

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const query = request({ port, host: '127.0.0.1', method: 'HEAD' }, (response) => {
      response.resume();
      resolve();
    });
    query.once('error', reject).end();
  });
