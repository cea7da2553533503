import { navigate } from '@portal/shell';
import { useAdmission } from '@portal/shell/insider';
import { type FastViewChoice, fastViewPath, readFastView } from './fast-view-address.ts';

/** What the address asks for, and how to ask for something else; each choice is a step that Back returns from. */
export function useChoice(): FastViewChoice & { choose: (next: FastViewChoice) => void } {
  const place = useAdmission();
  return { ...readFastView(place?.search ?? ''), choose };
}

const choose = (next: FastViewChoice): void => navigate(fastViewPath(next));
