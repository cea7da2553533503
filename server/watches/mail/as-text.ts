import { attachedText, type Letter, type LetterTable, letterHead, letterWord, restText } from './letter.ts';

/** A Chinese sign is as wide as two others. */
const width = (text: string): number => text.replace(/\P{ASCII}/gu, '--').length;

function tableLines({ head, rows, names }: LetterTable): string[] {
  const all = [head, ...rows.map(({ cells }) => cells)];
  const widths = head.map((_, at) => Math.max(...all.map((cells) => width(cells[at] ?? ''))));
  return all.map((cells) =>
    cells
      .map((cell, at) => {
        const room = ' '.repeat(Math.max(0, (widths[at] ?? 0) - width(cell)));
        return at < names ? cell + room : room + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A mail as plain text: whole without the other. */
export function letterText(letter: Letter): string {
  const { language, parts, link, links, account } = letter;
  const colon = language === 'en' ? ': ' : '：';
  const part = (lines: string[]) => (lines.length > 0 ? [lines.join('\n')] : []);
  const text = attachedText(letter);
  const rest = restText(letter);
  return [
    letterHead(letter).join('\n'),
    ...parts.flatMap(({ title, table, figures, facts }) => [
      ...part(title ? [title] : []),
      ...part(tableLines(table)),
      ...part(table.more > 0 ? [letterWord(language, 'more', String(table.more))] : []),
      ...part(figures.length > 0 ? [(letterWord(language, 'figures') + colon).trim(), ...figures] : []),
      ...part(facts.map((fact) => fact.join(colon))),
    ]),
    ...part(rest ? [rest] : []),
    ...part(text ? [text] : []),
    ...part(link ? [`${letterWord(language, 'open')}${colon}${link}`] : []),
    [
      letterWord(language, 'why', account),
      `${letterWord(language, 'pause')}${colon}${links.pause}`,
      `${letterWord(language, 'end')}${colon}${links.end}`,
    ].join('\n'),
  ].join('\n\n');
}
