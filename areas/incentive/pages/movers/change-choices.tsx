import { AgainstField, Choices, DimensionField, LeastField } from '@portal/ui/analysis';
import { bases, leastVolumes, moving } from '../../market/choices.ts';
import type { ChangeChoice } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What has changed against which period, and from how many cars on. */
export function ChangeChoices({ choice }: { choice: ChangeChoice }) {
  const translate = phrases.useTranslate();
  return (
    <Choices>
      <DimensionField value={choice.by} choices={moving} />
      <AgainstField name="base" label={translate('base')} value={choice.base} choices={bases} labelOf={translate} />
      <LeastField value={choice.least} choices={leastVolumes} />
    </Choices>
  );
}
