import type { Language } from '@portal/contract';

/** What the command says of bulletins; every entry in both languages. */
export const bulletinWords = {
  usage: {
    zh_CN:
      '用法：npm run content -- bulletin list | end <编号> | add --dataset 数据集 --kind late|revised|definition|other --zh 中文 --en 英文',
    en: 'Usage: npm run content -- bulletin list | end <id> | add --dataset key --kind late|revised|definition|other --zh text --en text',
  },
  none: { zh_CN: '没有正在显示的公告。', en: 'No bulletins are shown.' },
  until: {
    zh_CN: (day: string) => `显示至 ${day}`,
    en: (day: string) => `until ${day}`,
  },
  added: {
    zh_CN: (id: string) => `公告 ${id} 已显示在该数据集的页面与文件上；撤下：npm run content -- bulletin end ${id}`,
    en: (id: string) =>
      `Bulletin ${id} stands on the pages and files of the dataset now. To end it: npm run content -- bulletin end ${id}`,
  },
  ended: {
    zh_CN: (id: string) => `公告 ${id} 已撤下。`,
    en: (id: string) => `Bulletin ${id} is shown no more.`,
  },
  unknown: {
    zh_CN: (id: string) => `没有公告“${id}”；npm run content -- bulletin list 会列出所有公告。`,
    en: (id: string) => `There is no bulletin "${id}"; npm run content -- bulletin list shows all.`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;
