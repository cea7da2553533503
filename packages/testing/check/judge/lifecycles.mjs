import { bare, finding } from './finding.mjs';

/** Failures of the host, in words. */
const reasons = {
  'not-found': ['Its entry or a part of it was not found', '入口文件或其分片不存在'],
  'timed-out': ['Its code did not come in time', '代码未在规定时间内到达'],
  'wrong-content': ['What came is no module that the portal can load', '收到的内容不是门户可加载的模块'],
  'wrong-version': ['It asks for another version of the portal', '它要求的门户版本与此不符'],
  'missing-export': ['It lacks a function that every area exports', '缺少每个模块都须导出的函数'],
  bootstrap: ['Its first lines or bootstrap failed', '首行代码或 bootstrap 失败'],
  mount: ['Its mount failed', 'mount 失败'],
  render: ['It reported that it cannot go on', '它报告无法继续'],
  unmount: ['Its unmount failed', 'unmount 失败'],
  'sent-back': ['It and another place lead to each other', '它与另一处互相跳转'],
};

/**
 * Whether the lifecycles are there and do what they promise.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeLifecycles({ area, isInMenu, first, later, visits }) {
  if (!isInMenu)
    return [
      finding(
        'not-in-menu',
        `No entry of the menu leads to ${area.path} for this account: give the manifest a menu, publish the area once, and grant the product to the account.`,
        `该账号的菜单中没有通向 ${area.path} 的条目：请在模块说明中写明 menu，先发布一次，并为账号授予该产品。`,
      ),
    ];
  if (first.state === 'pending' || visits[0]?.mount === 'pending') {
    const seconds = Math.round(first.ms / 100) / 10;
    return [
      finding(
        'mount-hangs',
        `It did not come on screen within ${seconds} s: mount, load and bootstrap must settle whatever their calls do.`,
        `${seconds} 秒内未显示：无论调用结果如何，mount、load 与 bootstrap 都须结束。`,
      ),
    ];
  }
  if (first.state === 'failed') {
    const [en, zh] = reasons[first.reason] ?? [`It failed (${first.reason})`, `失败（${first.reason}）`];
    const kind = first.reason === 'missing-export' ? 'lacks-lifecycle' : `fails-${first.reason}`;
    return [finding(kind, `${en}: ${bare(first.words)}.`, `${zh}：${bare(first.words)}。`)];
  }
  return [...judgeDrawing(visits, later), ...judgeUnmounts(visits)];
}

const laterWords = ({ state, words }) =>
  state === 'pending' ? { en: 'it did not come to an end', zh: '未能结束' } : { en: bare(words), zh: bare(words) };

function judgeDrawing(visits, later) {
  const finished = visits.filter(({ mount, unmount }) => mount === 'done' && unmount !== 'none');
  if (later)
    return [
      finding(
        'mounts-once',
        `It stood at first, and did not on a later visit: ${laterWords(later).en}. Begin in mount what every visit needs, not in the body of a module.`,
        `首次显示正常，再次进入时却未显示：${laterWords(later).zh}。每次进入所需的内容请在 mount 中开始，不要写在模块顶层。`,
      ),
    ];
  if (finished[0] && !finished[0].drawn)
    return [
      finding(
        'draws-nothing',
        'Its element is empty when it has been mounted: draw into props.domElement.',
        '挂载后其元素为空：请绘制到 props.domElement 中。',
      ),
    ];
  const empty = finished.findIndex(({ drawn }) => !drawn);
  if (empty < 0) return [];
  return [
    finding(
      'mounts-once',
      `Its element is empty on visit ${empty + 1}: the element is a new one for every mount, so draw into props.domElement each time.`,
      `第 ${empty + 1} 次进入时其元素为空：每次挂载的元素都是新的，请每次都绘制到 props.domElement 中。`,
    ),
  ];
}

function judgeUnmounts(visits) {
  const failed = visits.find(({ unmount }) => unmount === 'failed');
  if (failed)
    return [
      finding(
        'fails-unmount',
        `Its unmount threw: ${bare(failed.words)}.`,
        `unmount 抛出错误：${bare(failed.words)}。`,
      ),
    ];
  if (visits.some(({ unmount }) => unmount === 'pending'))
    return [
      finding(
        'unmount-hangs',
        'Its unmount did not settle within 3 s: the next area is shown without it, and this one is loaded anew next time.',
        'unmount 未在 3 秒内结束：门户将直接显示下一模块，并在下次重新加载此模块。',
      ),
    ];
  return [];
}
