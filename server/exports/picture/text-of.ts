import { joinNames } from '@portal/contract';
import { figureText } from './figure-text.ts';
import type { Lines, Picture } from './picture.ts';
import { pictureWord } from './words.ts';

/** What a picture shows, for who does not see it: its kind, the newest figures, the limit. */
export function altOf({ title, unit, foot, body, language }: Picture): string {
  const zh = language === 'zh_CN';
  const colon = zh ? '：' : ': ';
  const comma = zh ? '；' : '; ';
  const text =
    body.kind === 'bars'
      ? body.bars.map(({ name, text }) => `${name} ${text}`)
      : [
          body.series.length > 1
            ? joinNames(
                body.series.map(({ name }) => name),
                language,
              )
            : '',
          body.last ? pictureWord(language, 'last', body.last) : '',
          body.limit?.text ?? '',
        ].filter(Boolean);
  const kind = pictureWord(language, body.kind === 'bars' ? 'bars' : 'line');
  const head = [kind, [title, unit].filter(Boolean).join(', ')].filter(Boolean).join(colon);
  return [head, text.join(comma), ...foot].filter(Boolean).join(zh ? '。' : '. ');
}

/** The figures of a line in words, for a mail without pictures: each month with its figure, a line for each series. */
export function figuresOf(
  { names, series }: Lines,
  written: Parameters<typeof figureText>[1],
  language: Picture['language'],
): string[] {
  return series.map(({ name, values }) => {
    const figures = values.map((value, at) => {
      const text =
        value === null ? pictureWord(language, 'missing') : figureText(value, { ...written, unit: '' }, language);
      return `${names[at]} ${text}`;
    });
    return [name, figures.join(' · ')].filter(Boolean).join(language === 'en' ? ': ' : '：');
  });
}
