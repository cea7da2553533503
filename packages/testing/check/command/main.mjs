#!/usr/bin/env node
// npx check-area dist --portal http://127.0.0.1:8080: checks a built area in a portal that runs.
import { readFileSync } from 'node:fs';
import { runCheck } from './run-check.mjs';

const { CHROME_PATH } = process.env;

process.exitCode = await runCheck(process.argv.slice(2), {
  command: 'npx check-area',
  facts: async () => JSON.parse(readFileSync(new URL('../portal.json', import.meta.url), 'utf8')),
  launch: async () => {
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = CHROME_PATH ? { executablePath: CHROME_PATH } : { channel: 'chrome' };
    return puppeteer.launch({ ...browser, args: ['--no-sandbox'] });
  },
  startPortal: null,
  isPortals: () => false,
  print: (line) => console.log(line),
});
