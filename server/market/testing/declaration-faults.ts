import type { Dataset, Indicator } from '../datasets/index.ts';
import { isMemberDimension } from '../datasets/index.ts';

const name = /^[a-z][A-Za-z0-9]*$/;
const column = /^[a-z][a-z0-9_]*$/;

/** The kinds of indicators that each kind may be made of. */
const allowed: Partial<Record<Indicator['kind'], readonly Indicator['kind'][]>> = {
  ratio: ['additive', 'latest', 'weighted', 'mean'],
  toDate: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  growth: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  share: ['additive', 'latest'],
  shareChange: ['additive', 'latest'],
  former: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  difference: ['additive', 'weighted', 'mean', 'ratio'],
  index: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  basket: ['weighted'],
  spread: ['weighted', 'mean', 'ratio'],
  rank: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  rankMove: ['additive', 'latest', 'weighted', 'mean', 'ratio'],
  contribution: ['additive', 'latest'],
};

function faultsOfIndicator({ facts, dimensions, indicators }: Dataset, key: string, indicator: Indicator): string[] {
  const columns = [
    ...('column' in indicator ? [indicator.column] : []),
    ...('weight' in indicator ? [indicator.weight] : []),
    ...(indicator.kind === 'mean' ? [indicator.over] : []),
  ];
  const some = indicator.kind === 'additive' ? indicator.only : undefined;
  const own = facts.chains.find(({ chain }) => some && chain.dimensions[some.dimension]?.table === chain.tables[0]);
  const reported = some && own?.chain.dimensions[some.dimension];
  const isStatic = reported?.kind === 'enumerated' && !reported.table.dated?.includes(reported.column);
  if (some && !isStatic) return [`${key}: facts do not tell their ${some.dimension}`];
  const missing = columns
    .filter((candidate) => !facts.figures.includes(candidate))
    .map((text) => `${key}: no column ${text}`);
  if (indicator.kind === 'spread' && dimensions[indicator.each]?.kind !== 'named') missing.push(`${key}: no members`);
  if (indicator.kind === 'basket' && dimensions[indicator.each]?.kind !== 'named') missing.push(`${key}: no goods`);
  if (indicator.kind === 'distinct') {
    const dimension = dimensions[indicator.of];
    return dimension && isMemberDimension(dimension) ? missing : [`${key}: ${indicator.of} has no members`];
  }
  const madeOf = 'of' in indicator ? [indicator.of] : [];
  if (indicator.kind === 'ratio')
    madeOf.push(indicator.over, ...(indicator.less === undefined ? [] : [indicator.less]));
  const unfit = madeOf.filter((candidate) => {
    const kind = indicators[candidate]?.kind;
    return kind === undefined || !allowed[indicator.kind]?.includes(kind);
  });
  return [...missing, ...unfit.map((text) => `${key}: cannot be made of ${text}`)];
}

/** Of figures by month a file may give several together, or is told why not. */
function monthsFault({ facts, file }: Dataset): string[] {
  const isMonthly = Object.values(file?.fields ?? {}).some((field) => field.kind === 'time' && field.unit === 'month');
  const says = [facts.combined, facts.single].filter((each) => each !== undefined).length;
  return says === (isMonthly ? 1 : 0) ? [] : ['nothing says whether figures may be of several months'];
}

/** What is wrong with a declaration; what types do not see. */
export function faultsIn(dataset: Dataset): string[] {
  const { facts, dimensions, indicators, reported } = dataset;
  const offered = Object.entries(dimensions);
  const all = [...offered, ...Object.entries(indicators)].map(([key]) => key);
  const inChains = facts.chains.flatMap(({ chain }) =>
    Object.entries(chain.dimensions).map((entry) => ({ chain, one: entry })),
  );
  const columns = [facts.table, facts.counted, ...facts.figures, ...facts.chains.map((each) => each.column)];
  return [
    ...all.filter((key) => !name.test(key)).map((key) => `${key} is no name`),
    ...all.filter((key, index) => all.indexOf(key) !== index).map((key) => `${key} stands twice`),
    ...columns.filter((candidate) => !column.test(candidate)).map((text) => `${text} is no column`),
    ...(facts.figures.includes(facts.counted) ? [] : [`nothing is counted by ${facts.counted}`]),
    ...offered.flatMap(([key, { parent, otherParents = [] }]) =>
      [...(parent === null ? [] : [parent]), ...otherParents]
        .filter((wider) => !dimensions[wider])
        .map((wider) => `${key}: no ${wider}`),
    ),
    ...facts.chains
      .flatMap(({ chain: { tables } }) => {
        // Told by one that stands before it: joins are made in the order of the tables.
        return tables.filter(
          ({ of }, at) => of !== undefined && !tables.slice(0, at).some((table) => table.name === of),
        );
      })
      .map(({ name: table, of }) => `${table}: no ${of} before it`),
    ...monthsFault(dataset),
    ...(offered.some(([, { kind }]) => kind === 'period') ? [] : ['no period']),
    ...(offered.some(([, { kind }]) => kind === 'dataSource') === (facts.source !== null)
      ? []
      : ['sources do not fit']),
    ...inChains.flatMap(({ chain, one: [key, { table, ...rest }] }) => [
      ...(chain.tables.includes(table) ? [] : [`${key}: no table in ${chain.key}`]),
      ...('column' in rest && !table.codes?.includes(rest.column) ? [`${key}: no column ${rest.column}`] : []),
      ...(dimensions[key] ? [] : [`${key} is not offered`]),
    ]),
    ...offered
      .filter(
        ([key, dimension]) => isMemberDimension(dimension) && !inChains.some(({ one: entry }) => entry[0] === key),
      )
      .map(([key]) => `${key} is in no chain`),
    ...offered.flatMap(([key, dimension]) =>
      dimension.kind === 'band' && !facts.figures.includes(dimension.column)
        ? [`${key}: no column ${dimension.column}`]
        : [],
    ),
    ...Object.entries(indicators).flatMap(([key, indicator]) => faultsOfIndicator(dataset, key, indicator)),
    ...(reported.by.length > 0 && reported.figures.length > 0 ? [] : ['changes are told by nothing']),
    ...reported.by.filter((key) => dimensions[key]?.kind !== 'named').map((key) => `changes cannot be told by ${key}`),
    ...reported.figures
      .filter((key) => !['additive', 'latest', 'weighted', 'mean', 'ratio'].includes(indicators[key]?.kind ?? ''))
      .map((key) => `changes cannot be told of ${key}`),
    // Sums without a chain say nothing of a mean.
    ...(facts.rollups.length > 0 && Object.values(indicators).some(({ kind }) => kind === 'weighted')
      ? ['sums of a dataset with means']
      : []),
    ...(facts.rollups.length > 0 && offered.some(([, { kind }]) => kind === 'band')
      ? ['sums of a dataset with bands']
      : []),
  ];
}
