import { IconAlertTriangle } from '../icons/index.ts';
import { StateView, type StateViewProps } from './state-view.tsx';

/** Something went wrong: where, and what to do. Stands beside its cause. */
export function ErrorState(props: Omit<StateViewProps, 'tone' | 'role'>) {
  return <StateView icon={<IconAlertTriangle />} tone="danger" role="alert" {...props} />;
}
