import { beforeEach, expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { request } from '../api/request.ts';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { proofQuestion, settleProof, storedProof } from './proof-question.ts';

const payload = { emalAd: '', phonNo: '13900000002', randomCode: '1234' };
const refused = { status: status.proofNeeded, msg2Client: 'Confirm first', refusal: 'proof.needed' };

/** A server that binds whoever brings a proof of these. */
const serverThatWants = (...proofs: string[]) => {
  const server = fakeServer({
    bindPhone: (): FakeAnswer => (proofs.includes(String(server.seen.at(-1)?.body?.proof)) ? { data: null } : refused),
    getAuthProducts: { data: [] },
  });
  return server;
};
const brought = ({ named }: ReturnType<typeof fakeServer>) => named('bindPhone').map(({ body }) => body?.proof);
const queryOf = async () => {
  for (let turn = 0; turn < 20 && !proofQuestion.open; turn += 1) await Promise.resolve();
  expect(proofQuestion.open).toBe(true);
};

beforeEach(() => {
  freshShell();
  keepLogin(aLogin());
});

test('a call that wants a proof asks for it and is made again with it; the next one brings it at once', async () => {
  const server = serverThatWants('proof-1');
  const binding = request('bindPhone', payload);
  await queryOf();
  settleProof('proof-1');
  await expect(binding).resolves.toBeNull();
  await request('bindPhone', payload);
  expect(brought(server)).toEqual([undefined, 'proof-1', 'proof-1']);
  expect(proofQuestion.open).toBe(false);
});

test('only calls that want a proof bring it, and it stands in no store', async () => {
  const server = serverThatWants('proof-1');
  settleProof('proof-1');
  await request('getAuthProducts');
  expect(server.seen[0]?.body).not.toHaveProperty('proof');
  expect(JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])).not.toContain('proof-1');
});

test('a question that is closed leaves the refusal in the words of the server', async () => {
  const server = serverThatWants('proof-1');
  const binding = request('bindPhone', payload);
  await queryOf();
  settleProof(null);
  await expect(binding).rejects.toMatchObject({ msg2Client: 'Confirm first', refusal: 'proof.needed' });
  expect(brought(server)).toEqual([undefined]);
});

test('a proof that is over is asked for anew, and two calls share one question', async () => {
  const server = serverThatWants('proof-2');
  settleProof('proof-1');
  const both = [request('bindPhone', payload), request('bindPhone', payload)];
  await queryOf();
  await new Promise((resolve) => setTimeout(resolve));
  settleProof('proof-2');
  await Promise.all(both);
  expect(brought(server)).toEqual(['proof-1', 'proof-1', 'proof-2', 'proof-2']);
});

test('goes with the session, and so does the question', async () => {
  settleProof('proof-1');
  clearSession();
  expect(storedProof()).toBeNull();
  serverThatWants('proof-1');
  keepLogin(aLogin());
  const binding = request('bindPhone', payload).catch(({ refusal }: { refusal: string }) => refusal);
  await queryOf();
  clearSession();
  await expect(binding).resolves.toBe('proof.needed');
  expect(proofQuestion.open).toBe(false);
});
