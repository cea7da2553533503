import type { DataSource } from '@portal/contract';
import { SelectField } from '@portal/ui';
import { findModels, MemberLookup } from '@portal/ui/analysis';
import type { ModelLife } from '../ask.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../tool.module.css';

interface ChoiceBarProps {
  life: ModelLife;
  /** The source that the address asks for; null for none. */
  wanted: DataSource | null;
  onModel: (model: string) => void;
  onSource: (source: DataSource) => void;
}

/** Which model is looked at, and by which source. */
export function ChoiceBar({ life: { model, dataSource, dataSources }, wanted, onModel, onSource }: ChoiceBarProps) {
  const say = useTranslate();
  return (
    <div className={classes.row}>
      <MemberLookup
        name="model"
        label={say('find')}
        hint={say('findHint')}
        find={findModels}
        without={model ? [model.key] : []}
        onPick={onModel}
        data-testid="life-model"
      />
      {dataSources.length > 1 && (
        <SelectField
          name="source"
          label={say('source')}
          value={dataSource?.key ?? ''}
          options={dataSources.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(key) => onSource(key as DataSource)}
        />
      )}
      {wanted !== null && dataSource && dataSource.key !== wanted && (
        <p className={classes.quiet} data-testid="life-other-source">
          {say('otherSource', { name: dataSource.name })}
        </p>
      )}
    </div>
  );
}
