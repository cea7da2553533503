import type { CallPayload, DataSource } from '@portal/contract';
import { dataSourcePattern } from '@portal/contract';

/** What the address asks for: a model, those beside it, and the source; what is missing the portal chooses. */
export interface LifeChoice {
  model: string | null;
  rivals: readonly string[] | null;
  dataSource: DataSource | null;
  /** Whether predecessors and successors are one: `line=joined`, as on the trend. */
  joined: boolean;
}

/** So many can stand beside a model. */
export const mostRivals = 4;

const path = '/car-life-cycle';
const separator = ',';
const source = new RegExp(dataSourcePattern);

/** Reads a choice from the query of an address; what is not understood is chosen by the portal. */
export function readChoice(search: string): LifeChoice {
  const query = new URLSearchParams(search);
  const rivals = query.get('rivals');
  const dataSource = query.get('source');
  return {
    model: query.get('model') || null,
    rivals:
      rivals === null ? null : [...new Set(rivals.split(separator).filter((key) => key !== ''))].slice(0, mostRivals),
    dataSource: dataSource !== null && source.test(dataSource) ? (dataSource as DataSource) : null,
    joined: query.get('line') === 'joined',
  };
}

/** The address of a choice. */
export function pathOf({ model, rivals, dataSource, joined }: LifeChoice): string {
  const query = new URLSearchParams();
  if (model !== null) query.set('model', model);
  if (rivals !== null) query.set('rivals', rivals.join(separator));
  if (dataSource !== null) query.set('source', dataSource);
  if (joined) query.set('line', 'joined');
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What the server is asked for a choice. */
export const questionOf = ({ model, rivals, dataSource, joined }: LifeChoice): CallPayload<'marketModelLife'> => ({
  ...(model !== null && { model }),
  ...(rivals !== null && { rivals: [...rivals] }),
  ...(dataSource !== null && { dataSource }),
  ...(joined && { succession: true }),
});
