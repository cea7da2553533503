import { OperatorError, wordsWithoutPaths } from '../../kernel/refusals/operator-error.ts';

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`;

/** Why no backup is begun, or what has ended it. */
export const refusals = {
  noFolder: () =>
    new OperatorError({
      zh_CN: '没有设置备份目录（PORTAL_BACKUPS）：请由运维人员在启动门户时设置，或用命令 npm run backup 备份。',
      en: 'No folder for backups is set (PORTAL_BACKUPS): let whoever runs the portal set one and start it again, or back up by the command npm run backup.',
    }),
  unusable: (folder: string, error: unknown) =>
    new OperatorError({
      zh_CN: `备份目录 ${folder}（PORTAL_BACKUPS）无法使用：${wordsWithoutPaths(error)}。请由运维人员检查该目录及其权限。`,
      en: `The folder for backups ${folder} (PORTAL_BACKUPS) cannot be used: ${wordsWithoutPaths(error)}. Let whoever runs the portal see to it and to its rights.`,
    }),
  beingMade: (name: string) =>
    new OperatorError({
      zh_CN: `备份 ${name} 正在写入，不能删除：请等它结束。`,
      en: `The backup ${name} is being written and cannot be removed: wait for its end.`,
    }),
  noBackup: (name: string) =>
    new OperatorError({
      zh_CN: `备份目录中没有完整的备份 ${name}。`,
      en: `The folder of backups has no whole backup ${name}.`,
    }),
  notRemoved: (name: string, error: unknown) =>
    new OperatorError(
      {
        zh_CN: `备份 ${name} 无法删除（${wordsWithoutPaths(error)}）：没有任何改动，备份仍然完整。请由运维人员检查备份目录及其权限。`,
        en: `The backup ${name} could not be removed (${wordsWithoutPaths(error)}): nothing has changed, and it is still whole. Let whoever runs the portal see to the folder of backups and to its rights.`,
      },
      error,
    ),
  partlyRemoved: (name: string, aside: string, error: unknown) =>
    new OperatorError(
      {
        zh_CN: `备份 ${name} 未能完全删除（${wordsWithoutPaths(error)}）：残留的内容在同一目录的 ${aside} 中，已不是备份。请由运维人员检查其权限，再删除 ${aside}。`,
        en: `The backup ${name} could not be removed entirely (${wordsWithoutPaths(error)}): what is left of it is called ${aside} in the same folder, and is no backup any more. Let whoever runs the portal see to its rights, and remove ${aside}.`,
      },
      error,
    ),
  underWay: () =>
    new OperatorError({
      zh_CN: '已有一项备份正在进行：请等它结束。',
      en: 'A backup is under way already: wait for its end.',
    }),
  noRoom: (folder: string, needed: number, free: number) =>
    new OperatorError({
      zh_CN: `备份目录 ${folder} 的磁盘空间不足：需要约 ${megabytes(needed)}，可用 ${megabytes(free)}。请清理旧备份或换一块磁盘。`,
      en: `The disk of ${folder} has too little room: about ${megabytes(needed)} are needed, ${megabytes(free)} are free. Remove old backups, or take another disk.`,
    }),
  lost: () =>
    new OperatorError({
      zh_CN: '状态库有一段时间无法写入，其他服务器已把这项备份视为失败。没有留下任何内容，请重新开始。',
      en: 'The state store could not be written to for a while, and the other servers count it as failed. Nothing of it is left; begin anew.',
    }),
  full: () =>
    new OperatorError({
      zh_CN: '写入备份时磁盘已满：没有留下任何内容。请清理旧备份或换一块磁盘，再重新开始。',
      en: 'The disk became full while the backup was written: nothing of it is left. Remove old backups or take another disk, then begin anew.',
    }),
  failed: (words: string) =>
    new OperatorError({
      zh_CN: `备份未能完成（${words}）：没有留下任何内容。请排除原因后重新开始。`,
      en: `It could not be made (${words}): nothing of it is left. See to the cause, then begin anew.`,
    }),
};
