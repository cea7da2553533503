import { fastView } from '@portal/shell/insider';
import { defineView, type Field } from '@portal/ui';

/** So many other models stand beside the one that is looked at. */
export const mostRivals = 3;

/** A province or a city in which the sales of the model are shown as well. */
export interface ChosenPlace {
  dimension: 'province' | 'city';
  key: string;
}

/** What is looked at; all of it stands in the address, so that a link reopens exactly what was seen. */
export interface FastViewChoice {
  /** Key of the model; null on the page where one is chosen. */
  model: string | null;
  /** Keys of the models beside it; null while nobody has chosen any, so that the portal proposes them. */
  rivals: string[] | null;
  /** Absent and null: the whole country. */
  place?: ChosenPlace | null;
  /** Whether the next twelve months of sales are forecast. */
  ahead?: boolean;
}

const longest = 80;
/** Stands in the address for a model that is looked at alone: an empty choice is a choice too. */
const alone = 'none';

const isKey = (text: string): boolean => text !== '' && text.length <= longest;

const never = () => undefined;

const model: Field<string | null> = {
  name: 'model',
  plain: null,
  widens: false,
  read: ([key = '']) => (isKey(key) ? key : null),
  write: (key) => [key ?? ''],
  narrows: never,
};

const rivals: Field<string[] | null> = {
  name: 'with',
  plain: null,
  widens: false,
  read: ([keys]) => keys?.split(',').filter((key) => isKey(key) && key !== alone) ?? null,
  write: (keys) => [keys?.join(',') || alone],
  narrows: never,
};

const place: Field<ChosenPlace | null> = {
  name: 'place',
  plain: null,
  widens: false,
  read: ([text = '']) => {
    const [, dimension, key = ''] = /^(province|city):(.+)$/.exec(text) ?? [];
    return isKey(key) ? { dimension: dimension as ChosenPlace['dimension'], key } : null;
  },
  write: (chosen) => [chosen ? `${chosen.dimension}:${chosen.key}` : ''],
  narrows: never,
};

const ahead: Field<boolean> = {
  name: 'ahead',
  plain: false,
  widens: false,
  read: ([text]) => text === 'year',
  write: (isWanted) => [isWanted ? 'year' : ''],
  narrows: never,
};

const choices = defineView<Required<FastViewChoice>>({ model, rivals, place, ahead });

/** Reads the query of an address. What is not understood is left out: an old link still opens. */
export function readFastView(search: string): FastViewChoice {
  const named = choices.read(new URLSearchParams(search));
  if (named.model === null) return { model: null, rivals: null };
  const others = named.rivals?.filter((key) => key !== named.model);
  return {
    model: named.model,
    rivals: others ? [...new Set(others)].slice(0, mostRivals) : null,
    ...(named.place && { place: named.place }),
    ...(named.ahead && { ahead: true }),
  };
}

/** The address of a choice: the bare page, since a saved path below it has done its part. */
export function fastViewPath(choice: FastViewChoice): string {
  if (choice.model === null) return fastView;
  return `${fastView}?${choices.write({ place: null, ahead: false, ...choice }, new URLSearchParams())}`;
}
