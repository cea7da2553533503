import type { Language } from '@portal/contract';

/** What the data command says; every entry in both languages. */
export const words = {
  lookUsage: {
    zh_CN: 'look 需要一个文件：npm run data -- look <文件> [--dataset 数据集]',
    en: 'look needs a file: npm run data -- look <file> [--dataset key]',
  },
  help: {
    zh_CN: `市场数据
  npm run data -- look <文件> [--dataset 数据集]
      查看文件的前几行、编码、工作表和表头，说明各列像是什么，并给出可直接使用的映射；不写入任何数据
  npm run data -- import <数据集> <文件> [--map 映射文件] [--dry-run] [--accept 代码=数量,...] [--note 说明] [--by 用户名]
      读入 CSV、XLSX、Parquet、由它们组成的 .zip 或文件夹，写出报告，生成未发布的版本；--dry-run 只写报告；
      --accept 说明同意舍弃什么，如 number=200,duplicate；sales 之外的数据集在已发布的版本上替换自己的数据
  npm run data -- deliver <数据集> <文件> --kind add|correct|replace|withdraw|describe [--onto 版本号|none] [--by 用户名] [同上]
      只交付变化的部分，其余数据保持不变：add 新增，correct 更正，replace 文件即其来源与月份的全部，withdraw 撤回，describe 只说明子车型的属性与改名；
      基于已发布的版本，或 --onto 指定的版本
  npm run data -- parc <存活曲线文件> [--dry-run] [--note 说明] [--by 用户名]
      用已发布版本的登记量（终端零售）与文件中的存活曲线重算保有量；CSV 的列：存活曲线（写明来源）、燃料类型（可空）、车龄、存活率
  npm run data -- check [版本号]       用规则检查该版本，并与已发布的版本比较；有红色规则时退出码为 1
  npm run data -- accept [规则 [版本号] --anyway 理由 --by 用户名]
      接受该规则在该版本（不写则为最新的版本）中的全部发现：数值不变时不再提示；不写规则则列出已接受的
  npm run data -- publish [版本号] [--by 用户名] [--anyway 理由]
      检查后发布该版本；不写版本号则为最新的版本；有红色规则时不发布，除非写明理由
  npm run data -- rollback [--by 用户名]
      回到上一个发布的版本
  npm run data -- releases             列出所有版本、其损坏情况以及如何发布
  npm run data -- rules                列出所有规则及其在此处的设置
  npm run data -- next [日期 [--note 说明] | --none] [--by 用户名]
      下次发布的日期，显示在每个页面上；--none 撤销
  npm run data -- history [版本号]     列出该版本的全部交付：时间、人员、文件、映射、数量
  npm run data -- diff [版本号 [另一版本]] [--dataset 数据集] [--csv 文件]
      该版本新增、更正、撤回了什么，按月份、厂商、车型列出，变化最大的在前；--csv 写出每个数值；
      不写 --dataset 则为 sales
  npm run data -- trace <月份> <来源> <子车型> <城市>
  npm run data -- trace <月份> <成员>... --dataset 数据集
      数值来自哪次交付的哪一行，以及之前的数值；成员如配置、城市、品牌，按数据集的行键
  npm run data -- mappings list | save <名称> <文件> [--dataset 数据集] [--by 用户名] | show <名称[@版本]>
      保存映射并编号，供 --map 名称@版本 使用
  npm run data -- names list | decide <字段> <名称> <代表> --by 用户名 | forget <字段> <名称> --by 用户名
      决定文件中的名称代表什么，以后的导入和交付都照此读取
  npm run data -- names candidates [版本号]
      列出该版本（默认最新版本）中可能是同一个的厂商、品牌、车型、子车型及其理由
  npm run data -- names apart <字段> <名称> <另一名称> --by 用户名
      两者不是同一个，不再提示
  npm run data -- names unite <字段> <名称> <并入> --by 用户名 [--onto 版本号] [--note 说明]
      在已发布版本（或 --onto 所写的版本）上生成未发布的新版本，其中两者合为一个，其下同名的一并合并；数值不变
  npm run data -- help
门户中有账号时，更改任何内容都须写明 --by <您的用户名>，并以此人的名义写入审计记录；试运行（--dry-run）不必。
选项：--language zh_CN | en。数据文件夹由 PORTAL_DATA 指定（默认 ./data）；设了 PORTAL_MARKET_URL 时，publish、
rollback 与 next 同时更新该数据库。
`,
    en: `Market data
  npm run data -- look <file> [--dataset key]
      shows the first rows of a file, its encoding, sheets and head, says what each column seems to be, and proposes a
      mapping that can be used at once; writes nothing
  npm run data -- import <dataset> <file> [--map file] [--dry-run] [--accept code=count,...] [--note text] [--by name]
      reads CSV, XLSX, Parquet, or a .zip or folder of these, writes a report and creates an unpublished release;
      --dry-run only writes the report; --accept says what may be dropped, such as number=200,duplicate;
      datasets other than sales replace their own figures in the published release
  npm run data -- deliver <dataset> <file> --kind add|correct|replace|withdraw|describe [--onto id|none] [--by name] [as above]
      brings what changes, and leaves the rest as it is: add new figures, correct them, replace (the file is all there is
      of its sources and months), withdraw, describe (attributes and names of cars alone); onto the published release, or the one named by --onto
  npm run data -- parc <curves file> [--dry-run] [--note text] [--by name]
      makes the cars in use anew of the registrations (retail) of the published release and the survival curves of the
      file, CSV with the columns curve (with its source), fuels (may be empty), age, share
  npm run data -- check [id]           asks the rules about that release, also beside the published one; 1 if one is red
  npm run data -- accept [<rule> [id] --anyway reason --by name]
      accepts all that a rule finds in that release, or the newest one: it is shown no more while its figures stay; without
      a rule lists what was accepted
  npm run data -- publish [id] [--by name] [--anyway reason]
      checks and publishes that release, or the newest one if no id is given; not where a rule is red, unless a reason
      and a name are given
  npm run data -- rollback [--by name]
      rolls back to the previously published release
  npm run data -- releases             lists all releases, what is damaged, and how each was published
  npm run data -- rules                lists all rules as they are set here
  npm run data -- next [day [--note text] | --none] [--by name]
      when readers may expect figures next, said on every page; --none takes it back
  npm run data -- history [id]         lists all that came into a release: when, who, files, mapping, counts
  npm run data -- diff [id [other]] [--dataset key] [--csv file]
      what a release added, corrected and withdrew, by month, manufacturer and model, the largest change first; --csv writes
      every figure; of sales without --dataset
  npm run data -- trace <month> <source> <sub-model> <city>
  npm run data -- trace <month> <member>... --dataset key
      the delivery and row that a figure came from, and its former values; members are what a row of the dataset goes by,
      such as trim, city, brand
  npm run data -- mappings list | save <name> <file> [--dataset key] [--by name] | show <name[@version]>
      keeps mappings in versions, for --map name@version
  npm run data -- names list | decide <field> <name> <stands for> --by name | forget <field> <name> --by name
      decides what a name of files stands for, in every later import and delivery
  npm run data -- names candidates [id]
      lists manufacturers, brands, models and sub-models of that release, or the newest one, that may be one, and why
  npm run data -- names apart <field> <name> <other name> --by name
      these are two, and are proposed no more
  npm run data -- names unite <field> <name> <into> --by name [--onto id] [--note text]
      makes an unpublished release onto the published one, or the one named by --onto, in which the two are one, and so is
      what has one name below them; every figure stays
  npm run data -- help
Where the portal has accounts, whatever changes something wants --by <your user name>, under whom it stands in the audit
trail; a dry run does not.
Option: --language en | zh_CN. PORTAL_DATA sets the data folder (default ./data); with PORTAL_MARKET_URL
publish, rollback and next change that database too.
`,
  },
  unknownCommand: {
    zh_CN: (name: string) => `没有命令“${name}”；npm run data -- help 会列出所有命令。`,
    en: (name: string) => `Unknown command "${name}"; npm run data -- help lists all commands.`,
  },
  badOptions: {
    zh_CN: (text: string) => `选项有误：${text}`,
    en: (text: string) => `Invalid options: ${text}`,
  },
  tooManyArguments: {
    zh_CN: (extra: string) => `多余的参数：${extra}。`,
    en: (extra: string) => `Unexpected argument: ${extra}.`,
  },
  unknownCode: {
    zh_CN: (text: string, codes: string) => `--accept 不认识“${text}”；可写 代码 或 代码=数量，代码有：${codes}。`,
    en: (text: string, codes: string) =>
      `--accept does not know "${text}"; write code or code=count, with one of these codes: ${codes}.`,
  },
  parcUsage: {
    zh_CN: '用法：npm run data -- parc <存活曲线文件>',
    en: 'Usage: npm run data -- parc <curves file>',
  },
  importUsage: {
    zh_CN: '请写明数据集和文件：npm run data -- import <数据集> <文件>',
    en: 'Name the dataset and the file: npm run data -- import <dataset> <file>',
  },
  deliverUsage: {
    zh_CN:
      '请写明数据集、文件和做什么：npm run data -- deliver <数据集> <文件> --kind add|correct|replace|withdraw|describe',
    en: 'Name the dataset, the file and what it does: npm run data -- deliver <dataset> <file> --kind add|correct|replace|withdraw|describe',
  },
  unknownDataset: {
    zh_CN: (name: string, all: string) => `没有数据集“${name}”；可用：${all}。`,
    en: (name: string, all: string) => `Unknown dataset "${name}"; available: ${all}.`,
  },
  rowsRead: {
    zh_CN: (rows: string) => `已读 ${rows} 行`,
    en: (rows: string) => `${rows} rows read`,
  },
  reportIn: {
    zh_CN: (folder: string) => `报告：${folder}`,
    en: (folder: string) => `Report: ${folder}`,
  },
  publishNext: {
    zh_CN: (id: string) => `发布：npm run data -- publish ${id} --by <您的用户名>`,
    en: (id: string) => `To publish it: npm run data -- publish ${id} --by <your user name>`,
  },
  published: {
    zh_CN: (id: string) => `已发布版本 ${id}。`,
    en: (id: string) => `Release ${id} is published.`,
  },
  rolledBack: {
    zh_CN: (id: string) => `已回到版本 ${id}。`,
    en: (id: string) => `Rolled back to release ${id}.`,
  },
  noReleases: {
    zh_CN: '还没有任何版本。',
    en: 'No releases yet.',
  },
  state: {
    zh_CN: { current: '已发布', previous: '上一版', kept: '保留' },
    en: { current: 'published', previous: 'previous', kept: 'kept' },
  },
  answersThere: {
    zh_CN: (id: string) => `市场数据库（PORTAL_MARKET_URL）由版本 ${id} 提供数据。`,
    en: (id: string) => `The market database (PORTAL_MARKET_URL) answers from release ${id}.`,
  },
  nothingThere: {
    zh_CN: '市场数据库（PORTAL_MARKET_URL）中尚未发布任何版本。',
    en: 'Nothing is published in the market database (PORTAL_MARKET_URL).',
  },
  demonstration: { zh_CN: '演示', en: 'demonstration' },
  damaged: { zh_CN: '已损坏', en: 'damaged' },
  facts: {
    zh_CN: (facts: string) => `${facts} 条`,
    en: (facts: string) => `${facts} values`,
  },
  failed: {
    zh_CN: (text: string) => `未能完成：${text}`,
    en: (text: string) => `Failed: ${text}`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;
