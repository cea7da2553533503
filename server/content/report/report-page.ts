import { createHash } from 'node:crypto';
import type { Language } from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import type { Block } from './block.ts';
import { escaped } from './escaped.ts';
import type { ReportText } from './read-report-text.ts';
import { reportStyle } from './report-style.ts';

const styleHash = createHash('sha256').update(reportStyle).digest('base64');

/** What the document may load: its own style, and nothing else. No script runs, and only this site may frame it. */
export const reportPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const say = (language: Language, zh: string, en: string) => (language === 'en' ? en : zh);

function document(title: string, body: string, language: Language, dark: boolean): string {
  const theme = dark ? ' data-theme="dark"' : '';
  return `<!doctype html>
<html lang="${say(language, 'zh-CN', 'en')}"${theme}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${reportStyle}</style></head>
<body><main>${body}</main></body></html>`;
}

/** What a document may say beside its report. */
export interface AroundReport {
  /** Markup that lies over the whole document. */
  layer?: string;
  /** A sentence at its end. */
  note?: string;
  /** What stands before the addresses of figures, where they lead to their questions: empty on the site of the portal. */
  origin?: string;
}

/** A report as a document of its own: no script, fit for a frame, a phone and paper. */
export function reportPage(report: ReportText, language: Language, dark: boolean, around: AroundReport = {}): string {
  const { layer = '', note, origin } = around;
  const head = `<header><p class="kicker">${escaped(report.publisher)} · <time datetime="${escaped(report.publishedOn)}">${escaped(shownDay(report.publishedOn))}</time></p>
<h1>${escaped(report.title)}</h1><p class="lead">${escaped(report.summary)}</p></header>`;
  const ways = (block: Block) => (origin === undefined ? '' : wayOf(block, origin, language));
  const body = report.blocks.map((block) => blockOf(block) + ways(block)).join('\n');
  const foot = note === undefined ? '' : `<p class="note">${escaped(note)}</p>`;
  return document(report.title, head + body + foot + layer, language, dark);
}

/** The way from a figure to the page that shows it as of now. */
function wayOf(block: Block, origin: string, language: Language): string {
  if (block.kind === 'heading' || block.kind === 'paragraph' || block.path === undefined) return '';
  const words = say(language, '在门户中打开这一查询', 'Open this question in the portal');
  return `<p class="way"><a href="${escaped(origin + block.path)}">${words}</a></p>`;
}

/** Where a report is opened again, as the portal names it. */
const shelves = {
  public: { zh_CN: '公共报告', en: 'Public reports' },
  market: { zh_CN: '报告市场', en: 'Report marketplace' },
};

/** What stands in the place of a report that may not be read this way, or no longer. */
export function refusedPage(language: Language, dark: boolean, shelf: keyof typeof shelves = 'public'): string {
  const title = say(language, '链接已失效', 'This link has expired');
  const where = shelves[shelf][language];
  const text = say(
    language,
    `报告链接十分钟后失效。请在门户的${where}中重新打开这份报告。`,
    `Report links expire after ten minutes. Open the report again under ${where} in the portal.`,
  );
  return document(title, `<header><h1>${title}</h1><p class="lead">${text}</p></header>`, language, dark);
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'figure':
      return `<p>${escaped(block.caption)}</p>`;
    case 'table':
      return tableOf(block);
    case 'bars':
      return barsOf(block);
  }
}

/** The first column names the row, the others hold numbers. */
function tableOf({ caption, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (row: string[]) =>
    row.map((cell, index) => (index === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`));
  const headCells = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('');
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption>
<thead><tr>${headCells}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** Names and figures are words of the document, which break on a phone as words do; only the bar is drawn. */
function barsOf({ caption, bars }: Extract<Block, { kind: 'bars' }>): string {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.EPSILON);
  const rows = bars.map(({ name, value, shown }) => {
    const share = Math.max(0.2, (Math.abs(value) / most) * 100).toFixed(1);
    const bar = `<rect class="${value < 0 ? 'below' : 'bar'}" width="${share}%" height="100%" rx="3"/>`;
    return `<li><span>${escaped(name)}</span><svg aria-hidden="true">${bar}</svg><span class="value">${escaped(shown)}</span></li>`;
  });
  return `<figure><figcaption>${escaped(caption)}</figcaption><ul>${rows.join('')}</ul></figure>`;
}
