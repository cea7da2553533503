import { PolicyStatus } from '@portal/ui';
import { nameOf } from '../names.ts';

/** Whether a policy holds, in the words of this area. */
export function StatusTag({ status }: { status: string }) {
  return <PolicyStatus status={status}>{nameOf('status', status)}</PolicyStatus>;
}
