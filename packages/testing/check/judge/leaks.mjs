import { finding, listed } from './finding.mjs';

const kinds = {
  listeners: ['leaves-listener', 'listeners', '监听器', 'remove them in unmount', '请在 unmount 中移除'],
  timers: ['leaves-timer', 'timers or frames', '定时器或动画帧', 'clear them in unmount', '请在 unmount 中清除'],
  observers: [
    'leaves-observer',
    'observers or connections',
    '观察器或连接',
    'disconnect them in unmount',
    '请在 unmount 中断开',
  ],
  nodes: [
    'leaves-node',
    'nodes beside its element',
    '自身元素之外的节点',
    'take them away in unmount',
    '请在 unmount 中移除',
  ],
  functions: [
    'replaces-function',
    'functions of the page in whose place it has put its own',
    '被替换的页面函数',
    'wrap what you call yourself',
    '请只包装自己的调用',
  ],
  globals: ['leaves-global', 'names on window', 'window 上的变量', 'keep them in your modules', '请保存在自己的模块中'],
  attributes: [
    'leaves-attribute',
    'attributes of html or body',
    'html 或 body 的属性',
    'put them back in unmount',
    '请在 unmount 中还原',
  ],
};

/** Names that bundlers and shared libraries put on window once, whoever makes them do so. */
const ofPortal = /^(?:webpackChunk|_?Highcharts|__REACT)/;

/** Style sheets are counted; one that comes once and stays is the host's to take away and to put back. */
function judgeSheets(visits) {
  const again = visits.slice(1).filter(({ left }) => left.styles + left.sheets > 0);
  if (!(visits[0]?.left.sheets > 0) && again.length === 0) return [];
  return [
    finding(
      'leaves-style',
      'Each visit leaves a style sheet in the page: put it there once, or take it away in unmount.',
      '每次进入都在页面中留下样式表：请只加入一次，或在 unmount 中移除。',
    ),
  ];
}

/** What grew with each visit, without anybody being seen to begin it. */
function judgeGrowth(growth, found) {
  if (growth === null) return [];
  const names = {
    listeners: ['listeners', '监听器'],
    timers: ['timers', '定时器'],
    observers: ['observers', '观察器'],
    elements: ['elements that nothing shows any more', '已不显示的元素'],
  };
  const least = { listeners: 1, timers: 1, observers: 1, elements: 3 };
  return Object.entries(names).flatMap(([key, [en, zh]]) => {
    const grown = Object.entries(growth).filter(
      ([name, count]) => name.split(' ', 1)[0] === key && count >= least[key],
    );
    if (grown.length === 0 || found.some(({ kind }) => kind === kinds[key]?.[0])) return [];
    const count = Math.round(grown.reduce((sum, [, each]) => sum + each, 0) * 10) / 10;
    const words = listed(grown.map(([name]) => name.slice(key.length + 1)).filter((name) => name !== ''));
    const what = words === '' ? { en: '', zh: '' } : { en: ` (${words})`, zh: `（${words}）` };
    return [
      finding(
        `grows-${key}`,
        `With each visit the page holds ${count} more ${en}${what.en}: something of the area, or a list in one of its modules, holds on to them.`,
        `每次进入后页面都多出 ${count} 个${zh}${what.zh}：模块中有变量或列表仍持有它们。`,
      ),
    ];
  });
}

/**
 * What visits leave behind: the host ends and puts back all of it, but not before it has done harm.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeLeaks({ visits, growth }) {
  const finished = visits.filter(({ left }) => left !== null);
  const found = Object.entries(kinds).flatMap(([key, [kind, en, zh, doEn, doZh]]) => {
    const names = [...new Set(finished.flatMap(({ left }) => left[key]))].filter((name) => !ofPortal.test(name));
    if (names.length === 0) return [];
    return [
      finding(
        kind,
        `It leaves ${en} behind: ${listed(names)}; ${doEn}.`,
        `离开后仍留有${zh}：${listed(names)}；${doZh}。`,
      ),
    ];
  });
  if (finished.some(({ left }) => left.content > 0))
    found.push(
      finding(
        'leaves-content',
        'Its own element is not empty after unmount: take away in unmount what mount has drawn.',
        'unmount 之后自身元素不为空：请在 unmount 中移除 mount 绘制的内容。',
      ),
    );
  return [...found, ...judgeSheets(finished), ...judgeGrowth(growth, found)];
}
