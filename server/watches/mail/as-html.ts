import type { LetterPicture } from '../picture/letter-picture.ts';
import {
  attachedText,
  type Letter,
  type LetterPart,
  type LetterTable,
  letterHead,
  letterWord,
  restText,
} from './letter.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

// Mail programs read styles of elements alone, and nothing that came with the portal's pages.
const [ink, muted, line, accent] = ['#1d2433', '#667085', '#e5e8ef', '#3366ff'];
const cell = `padding:6px 8px;border-bottom:1px solid ${line};font-size:14px;`;

/**
 * The figures; where no picture has them, with a bar each, drawn by the ground of a cell. Cells are drawn everywhere, read
 * aloud, and copied.
 */
function tableOf({ head, rows, names }: LetterTable): string {
  const barred = rows.some(({ bar }) => bar !== null);
  const align = (at: number) => (at < names ? 'text-align:left;' : 'text-align:right;white-space:nowrap;');
  const heads = head.map(
    (text, at) =>
      `<th scope="col" style="${cell}${align(at)}color:${muted};font-weight:500;font-size:12px;">${escaped(text)}</th>`,
  );
  const lines = rows.map(({ cells, bar, marked, whole }) => {
    const weight = marked || whole ? 'font-weight:600;' : '';
    const written = cells.map((text, at) => `<td style="${cell}${align(at)}${weight}">${escaped(text)}</td>`);
    const drawn = barred ? `<td style="${cell}width:120px;">${bar === null ? '' : barOf(bar, marked)}</td>` : '';
    return `<tr>${written.join('')}${drawn}</tr>`;
  });
  return (
    `<table role="table" cellspacing="0" cellpadding="0" style="border-collapse:collapse;width:100%;margin:16px 0;">` +
    `<thead><tr>${heads.join('')}${barred ? `<td style="${cell}"></td>` : ''}</tr></thead><tbody>${lines.join('')}</tbody></table>`
  );
}

function barOf(share: number, marked: boolean): string {
  const percent = Math.max(1, Math.round(share * 100));
  const ground = marked ? accent : '#b8c7f5';
  return (
    `<table role="presentation" aria-hidden="true" cellspacing="0" cellpadding="0" style="width:${percent}%;">` +
    `<tr><td style="height:10px;line-height:10px;font-size:1px;background:${ground};">&nbsp;</td></tr></table>`
  );
}

const small = `font-size:13px;line-height:20px;color:${muted};`;

const paragraph = (text: string, style: string) => `<p style="margin:0 0 8px;${style}">${escaped(text)}</p>`;

/**
 * A picture that came with the mail, on a white ground of its own: in a dark mail it stays readable. Where pictures are
 * not shown its words stand in its place.
 */
function pictureOf({ cid, alt, width, height, beside }: LetterPicture): string {
  const image =
    `<img src="cid:${escaped(cid)}" alt="${escaped(alt)}" width="${width}" height="${height}" ` +
    `style="display:block;width:100%;max-width:${width}px;height:auto;border:0;background:#ffffff;color:${muted};font-size:13px;line-height:20px;">`;
  return `<p style="margin:16px 0 0;">${image}</p>${beside.map((line) => paragraph(line, small)).join('')}`;
}

/** A table below its name, with what is to be said of it. */
function partOf({ title, picture, table, facts }: LetterPart, language: Letter['language']): string {
  const rows = facts.map(
    ([label, text]) =>
      `<tr><th scope="row" style="padding:2px 12px 2px 0;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;${small}">` +
      `${escaped(label)}</th><td style="padding:2px 0;font-size:13px;line-height:20px;color:${ink};">` +
      `${escaped(text).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return [
    title ? `<h2 style="margin:24px 0 0;font-size:16px;line-height:24px;">${escaped(title)}</h2>` : '',
    picture ? pictureOf(picture) : '',
    tableOf(table),
    table.more > 0 ? paragraph(letterWord(language, 'more', String(table.more)), small) : '',
    rows.length > 0
      ? `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px;">${rows.join('')}</table>`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A mail as HTML: no script, no picture but those that come with it, nothing that is fetched. */
export function letterHtml(letter: Letter): string {
  const { language, name, parts, link, links, account, signature } = letter;
  const [first = '', ...rest] = letterHead(letter);
  const text = attachedText(letter);
  const others = restText(letter);
  const button =
    `display:inline-block;padding:8px 16px;border-radius:6px;background:${accent};color:#ffffff;` +
    'text-decoration:none;font-size:14px;';
  const quiet = `color:${muted};font-size:13px;`;
  const body = [
    `<h1 style="margin:0 0 12px;font-size:18px;line-height:26px;">${escaped(name)}</h1>`,
    paragraph(first, 'font-size:16px;line-height:24px;'),
    ...rest.map((text, at) => paragraph(text, at < rest.length - 1 ? 'font-size:16px;line-height:24px;' : small)),
    ...parts.map((part) => partOf(part, language)),
    others ? paragraph(others, small) : '',
    text ? paragraph(text, small) : '',
    link
      ? `<p style="margin:16px 0;"><a href="${escaped(link)}" style="${button}">${escaped(letterWord(language, 'open'))}</a></p>`
      : '',
    `<hr style="border:0;border-top:1px solid ${line};margin:16px 0;">`,
    paragraph(letterWord(language, 'why', account), small),
    `<p style="margin:0;"><a href="${escaped(links.pause)}" style="${quiet}">${escaped(letterWord(language, 'pause'))}</a> &nbsp; ` +
      `<a href="${escaped(links.end)}" style="${quiet}">${escaped(letterWord(language, 'end'))}</a></p>`,
    signature ? paragraph(signature, `padding-top:12px;${small}`) : '',
  ];
  const font = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;";
  return (
    `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>` +
    `<body style="margin:0;padding:16px;background:#ffffff;color:${ink};${font}">` +
    `<div style="max-width:680px;margin:0 auto;">${body.filter(Boolean).join('\n')}</div></body></html>`
  );
}
