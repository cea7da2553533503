import { both, code, link, row, table } from './markdown.mjs';
import { pagesOf } from './pages.mjs';

const codes = (keys) => keys.map(code).join(', ');

/** The members of a dimension that are known beforehand; those of others come with a release. */
const membersOf = ({ members }) =>
  members ? members.map(({ key, name }) => `${code(key)} ${name.zh_CN}`).join(', ') : 'from the release';

/** The page of a dataset: who may ask it, what it is cut by, its figures. */
function page({ key, name, products, dimensions, indicators }) {
  const parts = [
    `# ${both(name)}`,
    `Dataset ${code(key)}, opened by ${products.length > 1 ? 'any of ' : ''}${codes(products)}. Cut by ${codes(Object.keys(dimensions))}.`,
    table(
      ['indicator', 'name', '中文', 'what it is', 'formula'],
      Object.entries(indicators).map(([indicator, { name: own, definition, formula }]) =>
        row(code(indicator), own.en, own.zh_CN, definition.en, formula.en),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Every dimension once, with the datasets that have it where not all do. */
function dimensionTable(datasets) {
  const found = new Map();
  for (const { key: dataset, dimensions } of datasets)
    for (const [key, dimension] of Object.entries(dimensions))
      found.set(key, { dimension, of: [...(found.get(key)?.of ?? []), dataset] });
  return table(
    ['dimension', 'name', '中文', 'what it is', 'members', 'of'],
    [...found].map(([key, { dimension, of }]) =>
      row(
        code(key),
        dimension.name.en,
        dimension.name.zh_CN,
        dimension.definition.en,
        membersOf(dimension),
        of.length === datasets.length ? 'all' : codes(of),
      ),
    ),
  );
}

/**
 * What can be asked of the market, for readers: every dimension and indicator, as the datasets declare them.
 * @param {string} index the file of docs/data/indicators.md
 * @param datasets by their keys
 * @returns {Record<string, string>} that and a page for each dataset, by their files
 */
export function describeFigures(index, datasets) {
  const all = Object.values(datasets);
  const intro = [
    '# Indicators and dimensions',
    '',
    'What can be asked of the market, as `server/market/datasets/` declares it. `npm run tables` writes this page and',
    'one for each dataset; `npm test` fails when one is stale. Pages and files show the same words in the language of the reader. Growth and share are plain ratios',
    '(0.12 is 12 %). An empty figure is `null` on the wire and a grey `-` on the page; it is never shown as zero. How figures are',
    'to be understood is said in [the model](model.md) and in [the datasets beside sales](datasets.md).',
  ].join('\n');
  const list = table(
    ['dataset', 'key', 'indicators'],
    all.map(({ key, name, indicators }) =>
      row(link(both(name), `indicators/${key}.md`), code(key), Object.keys(indicators).length),
    ),
  );
  return pagesOf(
    index,
    `${[intro, '## Datasets', list, '## Dimensions', dimensionTable(all)].join('\n\n')}\n`,
    Object.fromEntries(all.map((dataset) => [dataset.key, page(dataset)])),
  );
}
