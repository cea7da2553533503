import type { DataSource } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Checkbox, SelectField } from '@portal/ui';
import { findModels, MemberLookup, successionWords } from '@portal/ui/analysis';
import type { ModelLife } from '../ask.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../tool.module.css';

interface ChoiceBarProps {
  life: ModelLife;
  /** The source that the address asks for; null for none. */
  wanted: DataSource | null;
  onModel: (model: string) => void;
  onSource: (source: DataSource) => void;
  /** Draws predecessors and successors as one, or each by itself. */
  onJoined: (joined: boolean) => void;
}

/** Which model is looked at, by which source, and whether with its predecessors, where some of those shown have any. */
export function ChoiceBar({ life, wanted, onModel, onSource, onJoined }: ChoiceBarProps) {
  const { model, dataSource, dataSources, lines } = life;
  const say = useTranslate();
  const { choice, note } = successionWords(useLanguage());
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
      {lines.successions.length > 0 && (
        <span title={note}>
          <Checkbox name="line" checked={lines.joined} onChange={(event) => onJoined(event.currentTarget.checked)}>
            {choice}
          </Checkbox>
        </span>
      )}
      {wanted !== null && dataSource && dataSource.key !== wanted && (
        <p className={classes.quiet} data-testid="life-other-source">
          {say('otherSource', { name: dataSource.name })}
        </p>
      )}
    </div>
  );
}
