import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Sentence } from '../kernel/words/sentence.ts';

/** Refusals of what teams publish. */
export const moduleRefusals = {
  /** @param what is wrong with the package, and what to do */
  unfit: ({ zh_CN, en }: Sentence) =>
    new Refusal('modules.package-unfit', status.refused, {
      zh_CN: `模块包无法发布：${zh_CN}`,
      en: `The package cannot be published. ${en}`,
    }),

  notFound: (name: string) =>
    new Refusal('modules.not-found', status.refused, {
      zh_CN: `没有名为“${name}”的模块；门户管理的“模块”页与 npm run module -- list 会列出所有模块。`,
      en: `There is no module "${name}"; the page Modules of the administration and npm run module -- list show all of them.`,
    }),

  noVersion: (name: string, version: string) =>
    new Refusal('modules.version-not-found', status.refused, {
      zh_CN: `模块 ${name} 没有版本 ${version}；npm run module -- list ${name} 会列出它的版本。`,
      en: `The module ${name} has no version ${version}; npm run module -- list ${name} shows its versions.`,
    }),

  published: (name: string, version: string) =>
    new Refusal('modules.version-taken', status.refused, {
      zh_CN: `模块 ${name} 的版本 ${version} 已发布过不同的内容，已发布的版本不会改变；请换一个版本号。`,
      en: `Version ${version} of the module ${name} has been published with other files, and a version never changes. Choose another number.`,
    }),

  unconfirmed: (name: string) =>
    new Refusal('modules.unconfirmed', status.refused, {
      zh_CN: `模块 ${name} 的产品与名称还没有确认：请让管理员在门户管理的“模块”页确认，或运行 npm run module -- confirm ${name}。`,
      en: `The product and the names of the module ${name} are not confirmed yet: the operator does so on the page Modules of the administration, or by npm run module -- confirm ${name}.`,
    }),

  nothingBefore: (name: string) =>
    new Refusal('modules.nothing-before', status.refused, {
      zh_CN: `模块 ${name} 没有可以退回的版本。`,
      en: `The module ${name} has no version to go back to.`,
    }),

  notStanding: (name: string, version: string) =>
    new Refusal('modules.not-standing', status.refused, {
      zh_CN: `模块 ${name} 的版本 ${version} 已不在使用：有人刚刚更改过；请刷新后再看。`,
      en: `Version ${version} of the module ${name} is in use no more: somebody has just changed that. Load the page again.`,
    }),

  inUse: (name: string, version: string) =>
    new Refusal('modules.version-in-use', status.refused, {
      zh_CN: `模块 ${name} 的版本 ${version} 正在使用；请先启用另一个版本。`,
      en: `Version ${version} of the module ${name} is in use. Let another one stand first.`,
    }),

  noModule: () =>
    new Refusal(
      'modules.key-without-module',
      status.forbidden,
      {
        zh_CN:
          '此密钥不属于任何模块；请让管理员用 npm run account -- keys make ... --right modules --module <名称> 新建密钥。',
        en: 'This key is for no module; its operator makes one with npm run account -- keys make ... --right modules --module <name>.',
      },
      'key without a module',
    ),

  unknownNames: (names: readonly string[]) =>
    new Refusal('modules.unknown-names', status.refused, {
      zh_CN: `没有这些账号或公司：${names.join('、')}；请检查名称。`,
      en: `There are no accounts or companies called ${names.join(', ')}. Please check the names.`,
    }),
};
