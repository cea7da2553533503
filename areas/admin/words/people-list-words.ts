/** The words of accounts by a list of people. */
export const peopleListWords = {
  zh_CN: {
    fromList: '按名单新建账号',
    fromListLead:
      'CSV 文件，最多 1,000 行，列与空白名单相同。先检查每一行；全部新建或全部不新建。新账号没有密码，用手机或邮箱的验证码登录。',
    fromListLeadCompany:
      'CSV 文件，最多 1,000 行，列与空白名单相同。账号都属于贵公司，须在席位和购买的产品之内。先检查每一行；全部新建或全部不新建。新账号没有密码，用手机或邮箱的验证码登录。',
    chooseFile: '选择文件',
    emptyList: '下载空白名单',
    listTooLarge: '文件过大：最多 180 kB，请分成几个文件。',
    listIsRead: '正在检查 %{name}',
    listCounts: '%{name}：可新建 %{fine} 个账号，拒绝 %{refused} 行。',
    rowsRefused: '被拒绝的行',
    rowsFine: '将新建的账号',
    rowsMore: '另有 %{count} 行',
    listRow: '行',
    refusedBecause: '原因',
    createAll: '新建账号',
    createCount: '新建 %{count} 个账号',
  },
  en: {
    fromList: 'Accounts from a list',
    fromListLead:
      'A CSV file of 1,000 rows at most, with the columns of the empty list. Each row is looked at first; all are created or none. They have no password and sign in by a code to mobile number or email.',
    fromListLeadCompany:
      'A CSV file of 1,000 rows at most, with the columns of the empty list. All belong to your company, within its seats and what it has bought. Each row is looked at first; all are created or none. They have no password and sign in by a code to mobile number or email.',
    chooseFile: 'Choose a file',
    emptyList: 'Download an empty list',
    listTooLarge: 'The file is too large: 180 kB at most. Part it into several.',
    listIsRead: 'Looking at %{name}',
    listCounts: '%{name}: accounts that can be created: %{fine}; rows refused: %{refused}.',
    rowsRefused: 'Rows that are refused',
    rowsFine: 'Accounts that will be created',
    rowsMore: '%{count} more row |||| %{count} more rows',
    listRow: 'Row',
    refusedBecause: 'Refused because',
    createAll: 'Create the accounts',
    createCount: 'Create %{count} account |||| Create %{count} accounts',
  },
} as const;
