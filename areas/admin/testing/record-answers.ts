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
  listNames: () => ({
    releases: [
      { id: 'r2', current: false },
      { id: 'r1', current: true },
    ],
    decided: [{ field: 'brand', name: 'Dreams', standsFor: 'BYD', by: 'lin.wei', at: 1 }],
    apart: [
      {
        field: 'model',
        members: [
          { key: 'byd.han', name: { zh_CN: '汉', en: 'Han' } },
          { key: 'byd.hans', name: { zh_CN: '汉S', en: 'Han S' } },
        ],
        by: 'admin',
        at: 1,
      },
    ],
  }),
  findNameCandidates: () => ({
    candidates: [
      {
        field: 'brand',
        members: [
          { key: 'maker.dreams', name: { zh_CN: '追梦', en: 'Dreams' }, sold: 1200, months: 3 },
          { key: 'maker.byd', name: { zh_CN: '比亚迪', en: 'BYD' }, sold: 9000, months: 24 },
        ],
        reasons: ['一个是另一个中文名称的拼音'],
        against: '但有 1 个月同一来源同时有两者的数值',
      },
    ],
  }),
  decideName: done('decided'),
  decideApart: done('decided'),
  uniteMembers: () => ({ text: '已合并。', release: 'r3' }),
  listSuccessions: () => ({
    successions: [
      {
        field: 'model',
        predecessor: { key: 'byd.han', name: { zh_CN: '汉', en: 'Han' } },
        successor: { key: 'byd.hans', name: { zh_CN: '汉S', en: 'Han S' } },
        month: '2024-03',
      },
    ],
  }),
  succeedMembers: () => ({ text: '已决定。', release: 'r3' }),
  checkSuccessionList: () => ({
    rows: [{ row: 2, field: 'model', predecessor: '汉', successor: '汉S', month: '2024-03', known: false, fault: '' }],
  }),
  succeedByList: () => ({ text: '已决定。', release: 'r3' }),
  listAllWatches: () => ({
    lines: [
      {
        id: 'w1',
        at: 1,
        userId: 'u1',
        userNm: 'lin.wei',
        name: '海豹份额',
        says: '份额低于 5%',
        state: 'active',
        note: '没有收件地址。',
        sentAt: null,
        nextAt: null,
      },
    ],
    next: '1.w1',
  }),
  pauseAccountWatch: done('paused'),
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
