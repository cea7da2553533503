import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import type { Visitor } from '../visitor.ts';

const moduleFile = /\/modules\/([\w-]+)\/([\w.-]+\.js)$/;

/**
 * Answers the files of built areas in place of the server, from where it looks for them.
 * @param folders the folder that each area was built into, by the area's name
 */
export async function serveAreas(visitor: Visitor, folders: Record<string, string>): Promise<void> {
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => void answer(request));
  async function answer(request: HTTPRequest): Promise<void> {
    const [, area = '', file = ''] = moduleFile.exec(new URL(request.url()).pathname) ?? [];
    const folder = folders[area];
    if (folder === undefined) return request.continue();
    await request.respond({ contentType: 'text/javascript', body: await readFile(join(folder, file)) });
  }
}
