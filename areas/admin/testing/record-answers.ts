import type { CallAnswers } from '../../../tests/support/answer-calls.ts';

const done = (text: string) => () => ({ text });

/** What is answered about words to readers, and messages to people. */
export const recordAnswers: CallAnswers = {
  listBulletins: () => ({
    bulletins: [
      {
        bulletinId: 'b1',
        dataset: 'sales',
        datasetName: '销量',
        kind: 'late',
        text: { zh_CN: '10 月推迟', en: 'October is late' },
        source: '上险量',
        indicator: null,
        from: '2026-10',
        to: null,
        until: null,
        author: 'admin',
        updatedAt: 1,
      },
    ],
    datasets: [
      { key: 'sales', name: '销量' },
      { key: 'price', name: '价格' },
    ],
  }),
  readBulletinChoices: () => ({
    sources: [{ key: 'S1', name: '上险量' }],
    indicators: [{ key: 'volume', name: '销量' }],
  }),
  addBulletin: done('written'),
  endBulletin: done('ended'),
  listMessages: () => ({
    lines: [
      {
        id: 'm1',
        at: 1,
        channel: 'sms',
        kind: 'code',
        receiver: '139****0001',
        accounts: [{ userId: 'u1', userNm: 'lin.wei' }],
        outcome: 'failed',
        note: 'The SMS gateway answered 503.',
      },
    ],
    next: '1.m1',
  }),
};
