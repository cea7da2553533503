import type { NamedField } from '@portal/contract';
import type { TaskField } from '../../parts/task-dialog.tsx';
import type { phrases } from '../../phrases.ts';

/** The field of a dialog that says of which kind a name is; most are of brands. */
export const kindField = (
  translate: ReturnType<typeof phrases.useTranslate>,
  kinds: readonly NamedField[],
): TaskField => ({
  kind: 'choice',
  name: 'field',
  label: translate('nameKind'),
  value: kinds.includes('brand') ? 'brand' : (kinds[0] ?? 'brand'),
  options: kinds.map((value) => ({ value, label: translate(`field/${value}`) })),
});
