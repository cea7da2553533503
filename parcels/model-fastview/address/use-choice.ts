import { navigate } from '@portal/shell';
import { useAdmission } from '@portal/shell/insider';
import { type FastViewChoice, fastViewPath, readFastView } from './fast-view-address.ts';

/**
 * What the address asks for, and how to ask for something else; each choice is a step that Back returns from. A choice
 * that says nothing of the place, or of a forecast, keeps it.
 */
export function useChoice(): FastViewChoice & { choose: (next: FastViewChoice) => void } {
  const at = useAdmission();
  const choice = readFastView(at?.search ?? '');
  const { place = null, ahead = false } = choice;
  return { ...choice, choose: (next) => navigate(fastViewPath({ place, ahead, ...next })) };
}
