import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Button, narrowedTo, SearchBox, Segmented, Skeleton } from '@portal/ui';
import { FilterField, FilterFrame, FilterRow, type RowChoice, useChoices, usePage } from '@portal/ui/analysis';
import { YearField } from '../../parts/year-field.tsx';
import { phrases } from '../../phrases.ts';
import { mostChosen, trimsIn } from './compare-questions.ts';
import { comparison as page } from './page.ts';
import { useColumns } from './use-columns.ts';

interface CompareBarProps {
  /** The model that is shown. */
  model: string;
  /** Names of what is shown and stands in no filter. */
  names: ReadonlyMap<string, string | undefined>;
}

/** Which trims stand beside each other, of which year, and which rows of them. */
export function CompareBar({ model, names: shownNames }: CompareBarProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, setView, search, setChoice, catalogue, names, ask } = usePage();
  const { year, rows, find } = useChoices(page.choices);
  const { setTrims, without } = useColumns();
  const trims = trimsIn(search);
  if (!catalogue)
    return (
      <FilterFrame>
        <FilterRow>
          <Skeleton height={32} />
        </FilterRow>
        <FilterRow>
          <Skeleton height={32} />
        </FilterRow>
      </FilterFrame>
    );
  const shared = {
    ...names,
    ask,
    language,
    filters: {},
    nameOf: (dimension: DimensionKey, key: string) => shownNames.get(key) ?? names.nameOf(dimension, key),
  };
  return (
    <FilterFrame>
      <FilterRow>
        <FilterField
          {...shared}
          dimension="model"
          name={translate('wholeModel')}
          chosen={trims.length === 0 && model ? [model] : []}
          onChange={(keys) => setView(narrowedTo(view, { model: keys.slice(-1) }), without())}
        />
        <FilterField
          {...shared}
          dimension="trim"
          name={translate('pickTrims')}
          chosen={trims}
          most={mostChosen}
          onChange={(keys) => setTrims(keys)}
        />
        <YearField year={year} />
        {trims.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setTrims([])}>
            {translate('backToModel')}
          </Button>
        )}
      </FilterRow>
      <FilterRow>
        <Segmented
          label={translate('rows')}
          data-testid="compare-rows"
          options={page.choices.rows.map((value) => ({ value, label: translate(value) }))}
          value={rows}
          onChange={(value: RowChoice) => setChoice('rows', value, page.choices.rows[0])}
        />
        <SearchBox
          text={find}
          onSearch={(text) => setChoice('find', text, '')}
          label={translate('find')}
          name="find"
          placeholder={translate('find')}
          clearLabel={translate('clear')}
        />
      </FilterRow>
    </FilterFrame>
  );
}
