import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type CallData, type CallName, calls } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { inCase } from '../../tests/support/in-case.ts';
import type { StatePlace } from '../state/open-state.ts';
import { databaseSetting } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { NewsRecord, PolicyRecord } from './records.ts';

const ajv = new Ajv({ strict: false });

/** 15 October 2026, noon in China: behind the last month of the demonstration. */
export const testNow = Date.parse('2026-10-15T12:00:00+08:00');

/** A server with demonstration content, a clock that stands still, and somebody who is signed in. */
export function useContentServer(place: () => Promise<StatePlace>, marketSize: 'small' | 'none' = 'none') {
  let started: TestServer | null = null;
  let token = '';
  const agent = new Agent({ keepAlive: true });
  const suite = {
    now: testNow,
    /** Moves the clock and signs in anew, as sessions do not last for months. */
    async moveTo(instant: number) {
      suite.now = instant;
      token = await suite.server.signIn();
    },
    get server() {
      if (!started) throw new Error('The server has not been started.');
      return started;
    },
    get db() {
      return suite.server.stores.state.db;
    },
    get token() {
      return token;
    },
    /** The data of a call that succeeds; its shape is that of the contract (S7.088). */
    async ask<Name extends CallName>(name: Name, payload: object = {}, language = 'en'): Promise<CallData<Name>> {
      const { code, body } = await suite.server.call(name, payload, { token, language });
      inCase(`${name} ${JSON.stringify(payload)}`, () =>
        expect([code, body.status]).toEqual([200, { status: 0, msg2Client: '', msg2Dev: '' }]),
      );
      inCase(`${name}: ${ajv.errorsText()}`, () => expect(ajv.validate(schemas[name].data, body.data)).toBe(true));
      return body.data as CallData<Name>;
    },
    /** Sends bytes as they are, over one connection: thousands of requests are sent so. */
    send(name: CallName, body: string): Promise<{ code: number; text: string }> {
      const headers = { 'content-type': 'application/json', token };
      const url = `${suite.server.address}/api${calls[name].path}?language=en`;
      return new Promise((resolve, reject) => {
        const sent = request(url, { method: 'POST', headers, agent }, (response) => {
          readText(response).then((text) => resolve({ code: response.statusCode ?? 0, text }), reject);
        });
        sent.once('error', reject).end(body);
      });
    },
  };
  beforeAll(async () => {
    const settings = databaseSetting(await place());
    started = await startTestServer({ settings, marketSize, clock: () => suite.now });
    token = await started.signIn();
  });
  afterAll(async () => {
    agent.destroy();
    await started?.close();
  });
  return suite;
}

/** A news item that says what a test wants. */
export const newsOf = (key: string, title: string, more: Partial<NewsRecord> = {}): NewsRecord => ({
  key,
  newsType: 1,
  channel: 12,
  publishedAt: testNow,
  publisher: 'press',
  coverUrl: '',
  topics: [],
  models: [],
  texts: { en: { title, summary: 'In short.', publisher: 'The Press', body: ['First.', 'Second.'] } },
  ...more,
});

/** A policy that says what a test wants. */
export const policyOf = (key: string, title: string, more: Partial<PolicyRecord> = {}): PolicyRecord => ({
  key,
  level: 'national',
  region: 'cn',
  kind: 'tax',
  issuedOn: '20260101',
  sourceUrl: '',
  effectiveFrom: '20260101',
  effectiveTo: '',
  texts: {
    zh_CN: { title: `中文${title}`, summary: '简述', region: '全国', issuer: '机构', body: ['正文'], figures: [] },
    en: { title, summary: 'In short', region: 'China', issuer: 'Issuer', body: ['Text'], figures: [] },
  },
  ...more,
});
