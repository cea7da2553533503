import { expect } from '@jest/globals';
import type { CallData, UploadOrder } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import type { useAccountServer } from '../../accounts/account-test-kit.ts';

/** Who brings files: a session. */
export interface Bringer {
  token: string;
  language: string;
}

/** A row of sales of each kind: two that are fine, and one whose number is none. */
export const salesText = [
  'month,volume,brand,model,note',
  '2024-01,12,海岚,H1,=1+1',
  '2024-02,15,海岚,H1,',
  '2024-02,many,海岚,H2,=SUM(A1)',
].join('\n');

/** Short ways to bring a file as the page does. */
export function bringing(suite: ReturnType<typeof useAccountServer>) {
  const kit = {
    async begin(by: Bringer, fileName: string, bytes: number) {
      const { body } = await suite.server.call('beginDelivery', { fileName, bytes }, by);
      return { ...body.status, id: body.data?.id ?? '' };
    },
    /** Sends a file to where it was begun. */
    async send({ token }: { token: string }, id: string, content: string | Uint8Array) {
      const response = await fetch(`${suite.server.address}/api/v3/iw-admin/delivery/file/${id}?language=en`, {
        method: 'PUT',
        headers: token === '' ? {} : { token },
        body: content as string,
      });
      const { status, data } = (await response.json()) as {
        status: { refusal?: string; msg2Client: string };
        data: { bytes: number } | null;
      };
      return { ...status, code: response.status, bytes: data?.bytes };
    },
    /** @returns the id of a file that has come whole */
    async bring(by: Bringer, content: string | Uint8Array = salesText, fileName = 'sales.csv'): Promise<string> {
      const bytes = Buffer.from(content).length;
      const { id } = await kit.begin(by, fileName, bytes);
      expect((await kit.send(by, id, content)).bytes).toBe(bytes);
      return id;
    },
    async read(by: Bringer, id: string) {
      const { body } = await suite.server.call('readDelivery', { id }, by);
      return { ...body.status, ...(body.data ?? {}) } as Partial<CallData<'readDelivery'>> & { refusal?: string };
    },
    /** Orders a reading and waits for its end. */
    async run(by: Bringer, name: 'tryDelivery' | 'makeDelivery', order: Partial<UploadOrder> & { id: string }) {
      const whole = { dataset: 'sales', kind: 'add', mappingText: JSON.stringify(wholesale), ...order };
      const { body } = await suite.server.call(name, whole, by);
      if (!body.data) return { refusal: body.status.refusal, run: null };
      await eventually(
        async () => expect((await kit.read(by, order.id)).run?.state).toMatch(/^(done|refused|stopped)$/),
        { timeout: 200_000 },
      );
      return { refusal: undefined, run: (await kit.read(by, order.id)).run ?? null };
    },
    trail: (action: string) => suite.db.selectFrom('audit').selectAll().where('action', '=', action).execute(),
  };
  return kit;
}

/** A mapping of the sales above. */
export const wholesale = { constants: { dataSource: 'wholesale' }, leftOut: ['note'] };
