import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tellDelivery } from './tell-delivery.ts';

test('what nobody foresaw is told without the words of the machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tell-delivery-'));
  try {
    const own = join(folder, 'refused', 'call-1');
    await mkdir(own, { recursive: true });
    const words = `ENOENT: no such file or directory, open '${folder}/state.sqlite'`;
    const sentence = { zh_CN: words, en: words };
    const outcome = { state: 'refused', release: null, published: false, rules: [], at: '2026-11-01T00:00:00.000Z' };
    const stored = (refusal: string) =>
      writeFile(join(own, 'result.json'), JSON.stringify({ ...outcome, reason: { refusal, sentence } }));
    const reported = async () => (await tellDelivery(folder, { id: 'call-1', awaited: false }, 'en')).reason;
    await stored('deliveries.failed');
    expect(await reported()).toEqual({
      refusal: 'deliveries.failed',
      message: expect.stringMatching(/^The delivery failed and no release was made: .* ask the operator\.$/),
    });
    expect(JSON.stringify(await reported())).not.toContain(folder);
    await stored('importer.file-kind');
    expect((await reported())?.message).toBe(words);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
