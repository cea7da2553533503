import { Tag, type TagProps } from '@portal/ui';
import { nameOf } from '../names.ts';

const tones: Record<string, TagProps['tone']> = { 'in-force': 'success', announced: 'accent', expired: 'neutral' };

/** Whether a policy holds, as a word with its colour. */
export function StatusTag({ status }: { status: string }) {
  return <Tag tone={tones[status] ?? 'neutral'}>{nameOf('status', status)}</Tag>;
}
