import { buffer } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import type { CallData, CallName, ContentOrder } from '@portal/contract';
import { ZipFile } from 'yazl';
import { eventually } from '../../../tests/support/eventually.ts';
import type { TestServer } from '../../testing/server.ts';

/** Who brings content: a session with a proof. */
export interface Editor {
  token: string;
  proof: string;
  language: string;
}

/** A packed folder. */
export async function packed(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Short ways to bring content as the page does. */
export function bringingContent(server: () => TestServer) {
  const kit = {
    async ask<Name extends CallName>({ proof, ...by }: Editor, name: Name, payload: object = {}) {
      const { body } = await server().call(name, payload, { ...by, ...(proof && { proof }) });
      return { ...body.status, data: body.data };
    },
    /** @returns the id of a file that has come whole */
    async bring(by: Editor, fileName: string, content: string | Buffer): Promise<string> {
      const { data } = await kit.ask(by, 'beginContent', { fileName, bytes: Buffer.from(content).length });
      const sent = await fetch(`${server().address}${data?.upload}`, {
        method: 'PUT',
        headers: { token: by.token },
        body: new Uint8Array(Buffer.from(content)),
      });
      expect(sent.status).toBe(200);
      return data?.id ?? '';
    },
    /** Orders a reading and waits for its end. */
    async run(by: Editor, name: 'tryContent' | 'takeContent', order: ContentOrder) {
      const ordered = await kit.ask(by, name, order);
      if (!ordered.data) return { refusal: ordered.refusal, words: ordered.msg2Client };
      let row: CallData<'readContentUpload'> | null = null;
      await eventually(
        async () => {
          row = (await kit.ask(by, 'readContentUpload', { id: order.id })).data;
          expect(row?.run?.state).toMatch(/^(done|refused|stopped)$/);
        },
        { timeout: 200_000 },
      );
      return row as unknown as CallData<'readContentUpload'>;
    },
  };
  return kit;
}
