import type { Language } from '@portal/contract';

const zh_CN = {
  up: (name: string) => `上移：${name}`,
  down: (name: string) => `下移：${name}`,
  drag: '拖动调整顺序',
  moved: (name: string, at: number, of: number) => `${name}：第 ${at} 位，共 ${of} 个`,
};

const en: typeof zh_CN = {
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  drag: 'Drag to change the order',
  moved: (name, at, of) => `${name}: position ${at} of ${of}`,
};

/** The words of a list that a person puts in order. */
export const orderWords: Record<Language, typeof zh_CN> = { zh_CN, en };
