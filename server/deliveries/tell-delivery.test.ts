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

test('the file of refused rows is answered part by part, none of them in the middle of a row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tell-delivery-'));
  try {
    const own = join(folder, 'refused', 'call-2');
    await mkdir(own, { recursive: true });
    const outcome = { state: 'refused', release: null, published: false, reason: null, rules: [], at: null };
    await writeFile(join(own, 'result.json'), JSON.stringify(outcome));
    const part = (from?: number) => tellDelivery(folder, { id: 'call-2', awaited: false }, 'en', from);
    expect((await part(0)).refused).toBeNull();
    expect(await part()).not.toHaveProperty('refused');
    const whole = `\uFEFFrow,field\r\n${'12,品牌与车型\r\n'.repeat(60_000)}`;
    await writeFile(join(own, 'refused.csv'), whole);
    const parts: string[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const { refused }: Awaited<ReturnType<typeof part>> = await part(from);
      expect(refused?.text.endsWith('\n')).toBe(true);
      parts.push(refused?.text ?? '');
      from = refused?.next ?? null;
    }
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(whole);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
