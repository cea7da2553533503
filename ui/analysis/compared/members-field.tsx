import { createPhrases } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { DimensionField, type DimensionFieldProps } from '../fields/dimension-field.tsx';
import { usePage } from '../page/context.ts';
import { readsRest, restLine, restName } from './rest.ts';

const phrases = createPhrases({
  zh_CN: { rest: '其余合计', restMeans: '未显示的项目合为一条线' },
  en: { rest: 'The rest', restMeans: 'All that are not shown, as one line' },
});

/** A line for all that are not shown. */
export function RestField() {
  const translate = phrases.useTranslate();
  const { search, setChoice } = usePage();
  return (
    <span title={translate('restMeans')}>
      <Checkbox
        name={restName}
        checked={readsRest(search)}
        onChange={(event) => setChoice(restName, event.currentTarget.checked ? restLine : '', '')}
      >
        {translate('rest')}
      </Checkbox>
    </span>
  );
}

/** Members of which dimension are compared, and whether the rest is shown beside them. */
export const MembersField = (props: DimensionFieldProps) => (
  <>
    <DimensionField {...props} />
    <RestField />
  </>
);
