const zh_CN = {
  failed: '内容加载失败',
  backToList: '返回列表',
  refused: '当前账号不能查看政策',
};

const en: Record<keyof typeof zh_CN, string> = {
  failed: 'The content did not load',
  backToList: 'Back to the list',
  refused: 'This account has no access to policies',
};

/** Words that every page of the area has. */
export const frame = { zh_CN, en };
