import { IconSearch } from '../icons/index.ts';
import { StateView, type StateViewProps } from './state-view.tsx';

/** Nothing was found: what was asked, and one click to widen it. */
export function EmptyState(props: Omit<StateViewProps, 'tone' | 'role'>) {
  return <StateView icon={<IconSearch />} role="status" {...props} />;
}
