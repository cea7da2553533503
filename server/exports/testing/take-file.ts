import { type CallName, calls, type ExportFile } from '@portal/contract';
import { readXlsx } from 'hucre/xlsx';
import type { TestServer } from '../../testing/server.ts';

/** Orders a file as a browser does, and takes it. */
export async function takeFile(server: TestServer, token: string, order: object, language = 'en') {
  const ordered = await server.call('makeExport', order, { token, language });
  let file = ordered.body.data as ExportFile | undefined | null;
  if (!file) throw new Error(ordered.body.status.msg2Dev || ordered.body.status.msg2Client);
  const { id } = file;
  // On a busy machine it is not there within the time that the call waits.
  while (file?.state === 'waiting' || file?.state === 'making') {
    const { body } = await server.call('listExports', {}, { token, language });
    file = body.data?.files.find((candidate: ExportFile) => candidate.id === id);
  }
  return { file, bytes: await bytesOf(server, token, id) };
}

/** The bytes of a file. @throws Error with the refusal when it is not given */
export async function bytesOf(server: TestServer, token: string, id: string): Promise<Buffer> {
  const name: CallName = 'exportFile';
  const reply = await fetch(`${server.address}/api${calls[name].path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { id } }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.headers.has('content-disposition')) return bytes;
  throw new Error(JSON.parse(bytes.toString()).status.refusal);
}

/** What a spreadsheet would show: the cells of each sheet by its name. */
export async function sheetsOf(bytes: Buffer) {
  const { sheets } = await readXlsx(bytes);
  return new Map(sheets.map((sheet) => [sheet.name, sheet]));
}
