import { chanceOf } from '../../kernel/random.ts';

export interface Name {
  chinese: string;
  english: string;
}

type Parts = [string, string][];

const chineseFirst: Parts = [
  ['星', 'Xing'],
  ['云', 'Yun'],
  ['沐', 'Mu'],
  ['苍', 'Cang'],
  ['逐', 'Zhu'],
  ['望', 'Wang'],
  ['青', 'Qing'],
  ['澄', 'Cheng'],
  ['朔', 'Shuo'],
  ['锦', 'Jin'],
  ['霁', 'Ji'],
  ['岚', 'Lan'],
];
const chineseLast: Parts = [
  ['野', 'ye'],
  ['帆', 'fan'],
  ['洲', 'zhou'],
  ['屿', 'yu'],
  ['川', 'chuan'],
  ['禾', 'he'],
  ['歌', 'ge'],
  ['泽', 'ze'],
  ['澜', 'lan'],
  ['峰', 'feng'],
];
const foreignFirst: Parts = [
  ['卡', 'Ca'],
  ['索', 'So'],
  ['维', 'Vi'],
  ['诺', 'No'],
  ['塔', 'Ta'],
  ['莱', 'Le'],
  ['米', 'Mi'],
  ['奥', 'O'],
  ['帕', 'Pa'],
  ['瑞', 'Ri'],
  ['科', 'Co'],
  ['埃', 'E'],
];
const foreignLast: Parts = [
  ['维拉', 'vira'],
  ['兰特', 'lante'],
  ['德罗', 'dero'],
  ['里安', 'lian'],
  ['蒙纳', 'monna'],
  ['瑞斯', 'ris'],
  ['西亚', 'sia'],
  ['尔顿', 'lton'],
  ['法诺', 'fano'],
  ['比斯', 'bis'],
  ['丹纳', 'danna'],
];

/** All joined pairs, in an order that does not show how they were made. */
function pool(first: Parts, last: Parts): Name[] {
  const names = first.flatMap(([zh, en]) =>
    last.map(([zhEnd, enEnd]) => ({ chinese: zh + zhEnd, english: en + enEnd })),
  );
  const chance = chanceOf(`names ${names.length}`);
  return names
    .map((name) => ({ name, place: chance.next() }))
    .sort((left, other) => left.place - other.place)
    .map(({ name }) => name);
}

/** @returns a giver of model names that never gives one word to two brands; letters and numbers belong to a brand */
export function modelNames(): (naming: string, number: number) => Name {
  const words = { w: pool(chineseFirst, chineseLast), f: pool(foreignFirst, foreignLast) };
  const taken = { w: 0, f: 0 };
  return (naming, number) => {
    if (naming !== 'w' && naming !== 'f') {
      const name = `${naming}${[5, 7, 6, 3, 8, 9, 1, 2, 4, 10, 11, 12][number] ?? number + 1}`;
      return { chinese: name, english: name };
    }
    const name = words[naming][taken[naming]++];
    if (!name) throw new Error(`The pool of model names ${naming} is empty.`);
    return name;
  };
}
