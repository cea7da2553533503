import { both, code, link, row, table } from './markdown.mjs';
import { pagesOf } from './pages.mjs';

const times = {
  month: 'a month',
  day: 'a day, or a month where no day is known',
  week: 'a week, or a day of it',
  year: 'a year',
};

const figure = ({ as, per = 1, sign, least = 0 }) =>
  [
    as === 'yuan' ? 'yuan' : 'a number',
    per > 1 ? `kept to ${Math.log10(per)} decimals` : 'whole',
    ...(sign ? [`${sign} may stand behind it`] : []),
    ...(least > 0 ? ['above zero'] : []),
  ].join(', ');

const or = (keys) => `${keys.map(({ key }) => code(key)).join(', ')}, or their names`;

/** What is said of the name of a level, of its English name, and of the codes of its members. */
function levelNames({ name, english, codes = {}, grows }, at) {
  const empty = at > 0 ? 'refused where a name stands for several' : 'refused';
  return [
    [name, grows ? 'key or name; a new one is added' : 'key or name of one that the market knows', empty],
    ...(english ? [[english, `the English name of ${code(name)}`, 'the name itself']] : []),
    ...Object.values(codes).map((field) => [field, `what describes ${code(name)}`, 'what is known of it']),
  ];
}

const placeNames = ({ city, province }) => [
  [city, 'key or name of a city', 'the whole province'],
  [province, 'key or name of a province', `without ${code(city)}, the whole country`],
];

/** What the fields hold that name members, as the chains say it; what is said first counts. */
function namesOf({ chains }) {
  const found = new Map();
  for (const chain of Object.values(chains))
    for (const [field, ...words] of chain.kind === 'place' ? placeNames(chain) : chain.levels.flatMap(levelNames))
      if (!found.has(field)) found.set(field, words);
  return found;
}

/** What a field holds, and what an empty cell means. */
function cells(key, field, names) {
  if (field.kind === 'time') return [times[field.unit], 'refused'];
  if (field.kind === 'figure') return [figure(field), field.otherwise === undefined ? 'refused' : field.otherwise];
  if (field.kind === 'choice') return [or(field.members), field.otherwise ? code(field.otherwise) : 'refused'];
  return names.get(key) ?? ['a text', 'nothing is said'];
}

const page = ({ key, name, file }) => {
  const names = namesOf(file);
  const parts = [
    `# ${both(name)}`,
    `\`npm run data -- import ${key} <file>\``,
    table(
      ['field', 'name', '中文', 'holds', 'where it is empty', 'also called'],
      Object.entries(file.fields).map(([field, declared]) => {
        const [holds, empty] = cells(field, declared, names);
        return row(code(field), declared.name.en, declared.name.zh_CN, holds, String(empty), declared.also?.join(', '));
      }),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
};

/**
 * What files of each dataset may say, for readers: every field as the datasets declare it. The files of sales are read
 * by the importer itself and described in docs/data/files.md.
 * @param {string} index the file of docs/data/columns.md
 * @param datasets by their keys
 * @returns {Record<string, string>} that and a page for each dataset with files, by their files
 */
export function describeColumns(index, datasets) {
  const intro = [
    '# Columns of files',
    '',
    'The fields that a file of each dataset may have, as `server/market/datasets/` declares them: a page for each.',
    '`npm run tables` writes them; `npm test` fails when one is stale. How files are read, and what is refused, is said in [files of other datasets](other-files.md);',
    'files of sales have [a page of their own](files.md), and what a mapping can say stands in [mapping](mapping.md).',
  ].join('\n');
  const declared = Object.values(datasets).filter(({ file }) => file);
  const list = table(
    ['dataset', 'imported by'],
    declared.map(({ key, name }) =>
      row(link(both(name), `columns/${key}.md`), code(`npm run data -- import ${key} <file>`)),
    ),
  );
  return pagesOf(
    index,
    `${intro}\n\n${list}\n`,
    Object.fromEntries(declared.map((dataset) => [dataset.key, page(dataset)])),
  );
}
