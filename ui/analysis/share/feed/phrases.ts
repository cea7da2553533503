import { createPhrases } from '@portal/shell';

export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '用于 Excel 和 Power BI 的数据',
    close: '关闭',
    lead: '此地址给出这个问题的全部行（所选月份不变，不含合计）。在 Excel 或 Power BI 中刷新，即可得到最新发布的数值，权限与您的账号相同。',
    address: 'OData 数据源地址',
    copy: '复制地址',
    copied: '地址已复制',
    copyFailed: '无法写入剪贴板，请手动选择复制',
    steps: '连接步骤',
    step1:
      'Excel：数据 › 获取数据 › 来自其他源 › 来自 OData 数据源。Power BI：获取数据 › OData 数据源。粘贴上面的地址。',
    step2: '登录方式选“基本”：用户名任意填写，密码填写您的密钥。地址中不含密钥，可以放心转发。',
    step3: '列名后带 Name 的是名称，periodStart 是日期，其余为代码和数值；单位为辆、元、比例（0.05 即 5%）。',
    keys: '管理密钥',
    workbook: '下载已含连接的工作簿',
    workbookNote: '打开后 Excel 会询问密钥并读取数据；文件本身不含数据和密钥。',
    notMade: '工作簿没有生成，请检查网络后重试',
    programs: '供程序使用',
    csv: 'CSV',
    parquet: 'Parquet',
    none: '此表由多个查询合成，没有单一的数据源地址；请使用页面上其他表格',
  },
  en: {
    title: 'Data for Excel and Power BI',
    close: 'Close',
    lead: 'This address gives all rows of this question, for the months that are chosen and without totals. Refresh it in Excel or Power BI to have the figures that are published then, by the rights of your account.',
    address: 'Address of the OData feed',
    copy: 'Copy the address',
    copied: 'The address is copied',
    copyFailed: 'The clipboard cannot be written. Please select and copy it yourself',
    steps: 'How to connect',
    step1:
      'Excel: Data › Get Data › From Other Sources › From OData Feed. Power BI: Get Data › OData feed. Paste the address.',
    step2:
      'Sign in by Basic: any user name, and your key as the password. The address holds no key, so it may be passed on.',
    step3:
      'Columns that end in Name are names, periodStart is a date, the others are codes and figures, in single cars, yuan and parts of one (0.05 is 5%).',
    keys: 'Keys for programs',
    workbook: 'Download a workbook with the connection',
    workbookNote:
      'Excel asks for the key when it is opened, then reads the rows. The file holds neither figures nor key.',
    notMade: 'The workbook was not made. Please check the network, then try again',
    programs: 'For programs',
    csv: 'CSV',
    parquet: 'Parquet',
    none: 'This table is made of several questions and has no single address. Please take another table of the page',
  },
});
