import { fastView } from '@portal/shell/insider';

/** The address of the fast view of a model. */
export const fastViewOf = (model: string): string => `${fastView}?${new URLSearchParams({ model })}`;
