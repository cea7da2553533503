import { createHash } from 'node:crypto';
import type { Language } from '@portal/contract';
import type { LinkAction } from '../stored/links.ts';

const style = `
:root{color-scheme:light dark;--ground:#f5f7fa;--card:#fff;--ink:#1d2433;--muted:#667085;--line:#e5e8ef;--accent:#3366ff}
@media (prefers-color-scheme:dark){:root{--ground:#12151c;--card:#1a1f29;--ink:#e6e9ef;--muted:#9aa4b5;--line:#2a3140;--accent:#6b8fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);
font:14px/22px -apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:440px;padding:24px;border:1px solid var(--line);border-radius:8px;background:var(--card)}
h1{margin:0 0 8px;font-size:20px;line-height:28px}
p{margin:0 0 16px;overflow-wrap:anywhere}
.says{color:var(--muted)}
button{min-height:44px;width:100%;border:0;border-radius:6px;background:var(--accent);color:#fff;font:inherit;font-size:16px;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** What the page may do: show its own style, and send its own form. */
export const watchPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const zh_CN = {
  pause: '暂停此监测？',
  end: '结束此监测？',
  pauseHint: '暂停后不再发送邮件，可在门户的用户中心恢复。',
  endHint: '结束后不再发送邮件，也不能恢复。',
  doPause: '暂停',
  doEnd: '结束',
  paused: '监测已暂停',
  ended: '监测已结束',
  pausedHint: '不再发送此监测的邮件；可在门户的用户中心恢复。',
  endedHint: '不再发送此监测的邮件。您可以关闭此页面。',
  gone: '链接已失效',
  goneHint: '此监测已经结束，或链接不完整。请在门户的用户中心查看您的监测。',
};

const en: typeof zh_CN = {
  pause: 'Pause this watch?',
  end: 'End this watch?',
  pauseHint: 'No more mails are sent while it is paused. It can be resumed in the user centre of the portal.',
  endHint: 'No more mails are sent, and it cannot be resumed.',
  doPause: 'Pause',
  doEnd: 'End',
  paused: 'The watch is paused',
  ended: 'The watch has ended',
  pausedHint: 'Its mails are no longer sent. It can be resumed in the user centre of the portal.',
  endedHint: 'Its mails are no longer sent. You can close this page.',
  gone: 'This link no longer works',
  goneHint: 'The watch has ended, or the link is not whole. See your watches in the user centre of the portal.',
};

const words = { zh_CN, en };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

/** Asks whether it is to be done: a program that follows links of mails does nothing by that. */
export function askPage(
  action: LinkAction,
  { name, says }: { name: string; says: string },
  language: Language,
): string {
  const word = words[language];
  return page(
    language,
    word[action],
    `<p><strong>${escaped(name)}</strong><br><span class="says">${escaped(says)}</span></p><p>${word[`${action}Hint`]}</p>` +
      `<form method="post"><button type="submit">${action === 'pause' ? word.doPause : word.doEnd}</button></form>`,
  );
}

export const donePage = (action: LinkAction, language: Language): string => {
  const { paused, pausedHint, ended, endedHint } = words[language];
  const [title, hint] = action === 'pause' ? [paused, pausedHint] : [ended, endedHint];
  return page(language, title, `<p>${hint}</p>`);
};

export const gonePage = (language: Language): string =>
  page(language, words[language].gone, `<p>${words[language].goneHint}</p>`);
