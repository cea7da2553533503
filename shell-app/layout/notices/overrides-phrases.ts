import { createPhrases } from '../../i18n/create-phrases.ts';

/** The banner of modules in place of the usual ones; for each refusal: which, why, and what to do. */
export const { useTranslate } = createPhrases({
  zh_CN: {
    active: '正在使用替代模块 %{name}（%{address}）。',
    origin: '已拒绝替代模块 %{name}（%{address}）：该来源不在允许列表中。请联系运维人员添加该来源，或恢复原模块。',
    'no-module':
      '已拒绝替代模块 %{name}（%{address}）：只能替换名称以 @portal/ 开头的门户模块，且不能替换启动配置。请更正模块名称。',
    'no-address': '已拒绝替代模块 %{name}（%{address}）：这不是 http 或 https 的脚本地址。请更正地址。',
    'not-allowed': '已拒绝替代模块 %{name}（%{address}）：当前账号不能替换模块。请联系管理员开通开发者角色。',
    'no-answer': '替代模块 %{name}（%{address}）未能及时加载，页面使用原模块。请检查该地址后重新加载，或恢复原模块。',
    'no-list': '外部替代清单（%{address}）未能及时应答，页面不使用其中的模块。请检查该地址后重新加载，或恢复原模块。',
    'not-read': '判断替代模块的代码未能加载，页面未使用任何替代模块。请检查网络后重新加载，或恢复原模块。',
    expired: '替代模块 %{name}（%{address}）设置已超过 24 小时，已自动取消。仍要使用请重新设置。',
    copyLink: '复制链接',
    linkCopied: '链接已复制：有同样权限的同事打开后使用同样的模块。',
    linkNotCopied: '无法复制链接；请从地址栏与横幅中手动复制。',
    leftOut: '门户未使用模块 %{area}：%{sentence}',
    reset: '恢复原模块',
  },
  en: {
    active: '%{name} is overridden by %{address}.',
    origin:
      'The override of %{name} (%{address}) was refused: its origin is not on the allow-list. Ask your operator to add it, or restore the original modules.',
    'no-module':
      'The override of %{name} (%{address}) was refused: only portal modules named @portal/... can be overridden, except the root config. Correct the name.',
    'no-address':
      'The override of %{name} (%{address}) was refused: this is not the http or https address of a script. Correct the address.',
    'not-allowed':
      'The override of %{name} (%{address}) was refused: this account may not override modules. Ask your administrator for the developer role.',
    'no-answer':
      'The override of %{name} (%{address}) did not load in time, so the page uses the original. Check the address and reload, or restore the original modules.',
    'no-list':
      'The list of overrides at %{address} did not answer in time, so the page goes without it. Check the address and reload, or restore the original modules.',
    'not-read':
      'The code that judges overrides did not load, so the page goes without any. Check the network and reload, or restore the original modules.',
    expired:
      'The override of %{name} (%{address}) was set more than a day ago and has been taken away. Set it again if you still need it.',
    copyLink: 'Copy link',
    linkCopied: 'Link copied: a colleague with the same right who opens it has the same modules.',
    linkNotCopied: 'The link could not be copied; copy the addresses from this banner.',
    leftOut: 'The portal goes without the area %{area}: %{sentence}',
    reset: 'Restore original modules',
  },
});
