import { Segmented } from '@portal/ui';
import { againstIn, againstOf, Choices, DimensionField, LeastField, usePage } from '@portal/ui/analysis';
import { bases, leastVolumes, moving } from '../../market/choices.ts';
import type { ChangeChoice } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What has changed against which period, and from how many cars on. */
export function ChangeChoices({ choice }: { choice: ChangeChoice }) {
  const translate = phrases.useTranslate();
  const { setChoice, view } = usePage();
  return (
    <Choices>
      <DimensionField value={choice.by} choices={moving} />
      <Segmented
        label={translate('base')}
        options={againstIn(view, bases).map((value) => ({ value, label: translate(value) }))}
        value={againstOf(view, choice.base)}
        onChange={(value) => setChoice('base', value, bases[0])}
      />
      <LeastField value={choice.least} choices={leastVolumes} />
    </Choices>
  );
}
