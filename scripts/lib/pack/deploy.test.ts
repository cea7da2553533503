import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { secretSettings } from '../../../server/settings/secret-files.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { project } from '../project.mjs';

const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');
const { engines, scripts } = JSON.parse(textOf('package.json'));
const [dockerfile, compose, unit] = ['Dockerfile', 'compose.yaml', 'portal.service'].map((name) =>
  textOf(`deploy/${name}`),
) as [string, string, string];
const packaging = textOf('docs/operators/packaging.md');

/** Every setting of the server, and the files that secrets may come from. */
const settings = [
  ...readdirSync(join(project, 'server/settings'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => [...textOf(`server/settings/${name}`).matchAll(/read\('([A-Z_]+)'/g)])
    .map(([, name = '']) => name),
  ...secretSettings.map((name) => `${name}_FILE`),
];

/** What they name of the portal's own. */
const settingsIn = (text: string) => [...new Set(text.match(/\bPORTAL_[A-Z_]+\b/g))];
/** Of compose.yaml alone: how people call the portal. */
const ofCompose = ['PORTAL_HOST'];

/** The values of a key of the unit. */
const unitValues = (key: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Where `/opt/portal/...` lies in an archive, which has the project's own paths. */
const inArchive = (path: string) => path.replace('file:', '').replace('/opt/portal/', '');

test('each setting that deploy/ and its document name is one', () => {
  expect(settings.length).toBeGreaterThan(70);
  const named = [
    dockerfile,
    compose,
    unit,
    textOf('deploy/portal.env.example'),
    textOf('deploy/nginx.conf'),
    packaging,
  ];
  expect(named.flatMap(settingsIn).filter((name) => !settings.includes(name) && !ofCompose.includes(name))).toEqual([]);
});

describe('deploy/Dockerfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
  const ignored = textOf('deploy/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  test('copies what is there and is not left out', () => {
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((path) => !existsSync(join(project, path)) || ignored.includes(path))).toEqual([]);
  });

  test('runs on a Node of package.json, the one of .nvmrc, in both stages', () => {
    const majors = [...dockerfile.matchAll(/^FROM node:(\d+)-bookworm-slim/gm)].map(([, major]) => major);
    expect(majors).toEqual([textOf('.nvmrc').trim(), textOf('.nvmrc').trim()]);
    expect(engines.node.split('||').map((range: string) => range.trim())).toContain(`^${majors[0]}`);
  });

  test('calls commands that there are, and what an archive has', () => {
    const called = [...dockerfile.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(called).toContain('pack');
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
    const [, main = ''] = /^CMD \["node", "--enable-source-maps", "(.+)"\]$/m.exec(dockerfile) ?? [];
    expect(unitValues('ExecStart')).toEqual([`/usr/bin/node --enable-source-maps ${main}`]);
    expect(textOf('server/kernel/program-line.ts')).toContain("'main'");
    expect(main).toBe('dist/server/main.mjs');
  });

  test('asks for health where the server says it, and runs as nobody of importance', () => {
    expect(textOf('server/http/register-health.ts')).toContain("'/healthz'");
    expect(dockerfile).toContain("process.env.PORT + '/healthz'");
    const user = dockerfile.indexOf('\nUSER portal\n');
    expect(user).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  });

  test('leaves secrets, data and what is built elsewhere out', () => {
    for (const path of ['.git', 'data', 'dist', 'deploy/secrets', 'deploy/tls', '**/node_modules'])
      expect(ignored).toContain(path);
  });
});

describe('deploy/compose.yaml', () => {
  test('believes the address of its proxy, and stands before what nginx.conf says', () => {
    const [, proxies] = /PORTAL_PROXIES: (\S+)/.exec(compose) ?? [];
    const [, proxy = ''] = compose.split('\n  proxy:\n');
    expect(/ipv4_address: (\S+)/.exec(proxy)?.[1]).toBe(proxies);
    for (const place of ['127.0.0.1:8080', 'portal.example.com', '/etc/ssl/portal/fullchain.pem'])
      expect(textOf('deploy/nginx.conf')).toContain(place);
    expect(compose).toContain('./tls:/etc/ssl/portal:ro');
  });

  test('takes each secret from a file that the document makes', () => {
    const [, secrets = ''] = compose.split('\nsecrets:\n');
    const files = [...secrets.matchAll(/^ {2}([\w-]+): \{ file: \.\/(secrets\/[\w-]+) \}$/gm)];
    expect(files.map(([, name]) => name)).toEqual(['database-url', 'database-password', 'metrics-token']);
    for (const [, name, file] of files) {
      expect(compose).toContain(`/run/secrets/${name}`);
      expect(packaging).toContain(`> ${file}`);
    }
    expect(compose).not.toMatch(/(PASSWORD|TOKEN|URL): /);
  });

  test('builds the image by the Dockerfile beside it', () => {
    const [, context = '', file = ''] = /context: (\S+)\n\s+dockerfile: (\S+)/.exec(compose) ?? [];
    expect(existsSync(join(project, 'deploy', context, file))).toBe(true);
  });
});

describe('deploy/portal.service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has the folders of its document and of the settings beside it', () => {
    const [state] = unitValues('StateDirectory');
    const environment = Object.fromEntries(
      unitValues('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    );
    const example = parseEnv(textOf('deploy/portal.env.example'));
    expect([environment.PORTAL_DATA, example.PORTAL_DATA]).toEqual([`/var/lib/${state}`, `/var/lib/${state}`]);
    expect([environment.PORTAL_DEMO, example.PORTAL_DEMO]).toEqual(['off', 'off']);
    for (const path of [...unitValues('EnvironmentFile'), ...unitValues('WorkingDirectory'), `/var/lib/${state}`])
      expect(packaging).toContain(path);
    expect(packaging).toContain(`useradd --system --home-dir /var/lib/${state}`);
    for (const path of unitValues('Documentation')) expect(existsSync(join(project, inArchive(path)))).toBe(true);
    const named = [...packaging.matchAll(/\/opt\/portal\/[\w./-]+/g)].map(([path]) => inArchive(path));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });

  test('is removed in five lines', () => {
    const [, lines = ''] = /systemd:\n\n```bash\n([^`]+)```\n\n`\/var\/lib/.exec(packaging) ?? [];
    expect(lines.trim().split('\n')).toHaveLength(5);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  (hasSystemd ? test : test.skip)(
    `is taken by systemd, and leaves little open${hasSystemd ? '' : ' (skipped: there is no systemd-analyze)'}`,
    () => {
      const file = join(folder, 'portal.service');
      writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
      const run = (...args: string[]) => spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
      const { status, stdout, stderr } = run('verify', '--man=no');
      expect([status, stdout + stderr]).toEqual([0, '']);
      // In tenths of ten.
      expect(run('security', '--offline=true', '--threshold=20').status).toBe(0);
    },
  );
});

describe('deploy/portal.env.example', () => {
  const lines = textOf('deploy/portal.env.example').split('\n');
  const setting = /^#?([A-Z_]+)=/;

  test('is taken as it is, and with each line that is only proposed', () => {
    const proposed = lines.filter((line) => setting.test(line)).map((line) => line.replace(/^#/, ''));
    expect(proposed.length).toBeGreaterThan(8);
    const isFile = (line: string) => /_FILE=/.test(line);
    for (const taken of [lines, proposed.filter((line) => !isFile(line))]) {
      const read = readSettings(parseEnv(taken.join('\n')) as Record<string, string>);
      expect(read).toMatchObject({ publicOrigin: 'https://portal.example.com', demo: 'off', log: 'info' });
    }
  });

  test('says nothing behind a value, which systemd would take for a part of it', () => {
    expect(lines.filter((line) => setting.test(line) && /\s#/.test(line))).toEqual([]);
  });
});
