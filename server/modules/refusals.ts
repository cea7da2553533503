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

  /** @param what is wrong with what lies at an address, and what to do */
  addressUnfit: ({ zh_CN, en }: Sentence) =>
    new Refusal('modules.address-unfit', status.refused, {
      zh_CN: `无法从该地址发布：${zh_CN}`,
      en: `The version cannot be published from there. ${en}`,
    }),

  /** @param named those that the command has to name again, since it names all of them each time */
  originNotNamed: (name: string, origin: string, named: readonly string[]) =>
    new Refusal('modules.origin-not-named', status.refused, {
      zh_CN: `模块 ${name} 的文件不可来自 ${origin}：请让管理员运行 npm run module -- origins ${name} ${[...named, origin].join(',')}。`,
      en: `Files of the module ${name} may not come from ${origin}: its operator allows it by npm run module -- origins ${name} ${[...named, origin].join(',')}.`,
    }),

  originInsecure: (origin: string, page: string) =>
    new Refusal('modules.origin-insecure', status.refused, {
      zh_CN: `门户的页面在 ${page}，浏览器不会在其中使用来自 ${origin} 的文件：请让该服务器也用 https。`,
      en: `The pages of the portal are at ${page}, where browsers take no files from ${origin}: let that server speak https as well.`,
    }),

  publishing: (name: string) =>
    new Refusal('modules.publishing', status.refused, {
      zh_CN: `正在从地址发布模块 ${name} 的一个版本；请等它完成后再试。`,
      en: `A version of the module ${name} is being published from an address; try again once that is done.`,
    }),

  originInUse: (name: string, origin: string, version: string) =>
    new Refusal('modules.origin-in-use', status.refused, {
      zh_CN: `模块 ${name} 的版本 ${version} 来自 ${origin}，正在使用；请先启用另一个版本。`,
      en: `Version ${version} of the module ${name} comes from ${origin} and is in use. Let another one stand first.`,
    }),

  originUnfit: (origin: string) =>
    new Refusal('modules.origin-unfit', status.refused, {
      zh_CN: `“${origin}”不能作为模块文件的来源：请写公网的 https 来源，例如 https://team.example；内网主机由 PORTAL_MODULES_INSIDE 开放。`,
      en: `"${origin}" cannot be where files of modules come from: give an https origin of the internet, such as https://team.example; PORTAL_MODULES_INSIDE opens hosts within the house.`,
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
      zh_CN: `模块 ${name} 的版本 ${version} 已发布过不同的内容或地址，已发布的版本不会改变；请换一个版本号。`,
      en: `Version ${version} of the module ${name} has been published with other files or at another address, and a version never changes. Choose another number.`,
    }),

  otherKind: (name: string, { zh_CN, en }: Sentence) =>
    new Refusal('modules.other-kind', status.refused, {
      zh_CN: `模块 ${name} 已发布为${zh_CN}，不能改变：请换一个名称，或让管理员先删除它：npm run module -- remove ${name}。`,
      en: `The module ${name} is published as ${en} and stays one: choose another name, or have its operator remove it first by npm run module -- remove ${name}.`,
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
