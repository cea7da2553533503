import type { ReactNode } from 'react';
import { Tag, type TagProps } from './tag.tsx';

const tones: Record<string, TagProps['tone']> = { 'in-force': 'success', announced: 'accent', expired: 'neutral' };

/** Whether a policy holds, as a word with its colour: the same wherever a policy is listed. */
export function PolicyStatus({ status, children }: { status: string; children: ReactNode }) {
  return <Tag tone={tones[status] ?? 'neutral'}>{children}</Tag>;
}
