import type { Language } from '@portal/contract';

/** What the data command says of mappings and names that are kept; every entry in both languages. */
export const knowledgeWords = {
  mappingsUsage: {
    zh_CN:
      '用法：npm run data -- mappings list | save <名称> <文件> [--dataset 数据集] [--by 用户名] | show <名称[@版本]>',
    en: 'Usage: npm run data -- mappings list | save <name> <file> [--dataset key] [--by name] | show <name[@version]>',
  },
  noMappings: { zh_CN: '还没有保存任何映射。', en: 'No mappings are saved yet.' },
  noMapping: {
    zh_CN: (name: string) => `没有保存过映射 ${name}；npm run data -- mappings list 会列出所有映射。`,
    en: (name: string) => `No mapping ${name} is saved; npm run data -- mappings list shows all of them.`,
  },
  mappingSaved: {
    zh_CN: (name: string) => `已保存为 ${name}；使用：--map ${name}`,
    en: (name: string) => `Saved as ${name}; use it with --map ${name}`,
  },
  mappingSame: {
    zh_CN: (name: string) => `与 ${name} 相同，没有新版本。`,
    en: (name: string) => `The same as ${name}: no new version.`,
  },
  namesUsage: {
    zh_CN:
      '用法：npm run data -- names list | decide <字段> <文件中的名称> <代表的名称> --by 用户名 | forget <字段> <名称> --by 用户名 | candidates [版本号] | apart | forget | unite <字段> <名称> <另一名称> --by 用户名 | successions [版本号] | succeed <model|subModel> <前代> <换代车型> <月份>（或 --none 收回）--by 用户名 | succeed [model|subModel] --file <CSV：前代, 换代车型, 换代月份> --by 用户名 [--dry-run]',
    en: 'Usage: npm run data -- names list | decide <field> <name in files> <name it stands for> --by name | forget <field> <name> --by name | candidates [release id] | apart | forget | unite <field> <name> <other name> --by name | successions [release id] | succeed <model|subModel> <predecessor> <successor> <month> (or --none to take it back) --by name | succeed [model|subModel] --file <CSV: predecessor, successor, since month> --by name [--dry-run]',
  },
  whoDecides: { zh_CN: '请用 --by 写明由谁决定。', en: 'Say who decides with --by.' },
  noNames: { zh_CN: '还没有任何决定。', en: 'Nothing is decided yet.' },
} as const satisfies Record<string, Record<Language, unknown>>;
