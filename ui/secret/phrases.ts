import type { Language } from '@portal/contract';

const zh_CN = { copy: '复制', copied: '已复制', failed: '无法写入剪贴板，请手动选择复制' };

const en: typeof zh_CN = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The clipboard cannot be written. Please select and copy it yourself',
};

/** The words of what comes once. */
export const secretWords: Record<Language, typeof en> = { zh_CN, en };
