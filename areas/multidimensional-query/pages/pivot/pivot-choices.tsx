import { Checkbox, Segmented, SelectField } from '@portal/ui';
import { markings, shownAs } from '@portal/ui/analysis';
import classes from '../../frame/cross.module.css';
import { useCross } from '../../frame/cross-context.ts';
import { phrases } from '../../phrases.ts';
import { tops } from '../../state/cross-state.ts';

const asNames = { value: 'asValue', row: 'asRow', column: 'asColumn', total: 'asTotal' } as const;
const markNames = { none: 'markNone', bars: 'markBars', scale: 'markScale', signs: 'markSigns' } as const;
const depths = ['1', '2', '3', '4'] as const;

/** How the figures of the pivot are shown. */
export function PivotChoices() {
  const say = phrases.useTranslate();
  const { state, placement, figures, change } = useCross();
  const levels = placement.rows.length;
  return (
    <div className={classes.choices} data-testid="pivot-choices">
      <SelectField
        label={say('as')}
        labelHidden
        title={say('as')}
        value={state.as}
        options={shownAs.map((value) => ({ value, label: say(asNames[value]) }))}
        onChange={(value) => change({ as: shownAs.find((a) => a === value) ?? 'value' })}
      />
      <SelectField
        label={say('mark')}
        labelHidden
        title={say('mark')}
        value={state.marking}
        options={markings.map((value) => ({ value, label: say(markNames[value]) }))}
        onChange={(value) => change({ marking: markings.find((marking) => marking === value) ?? 'none' })}
      />
      {levels > 0 && placement.rows[0] !== 'period' && (
        <SelectField
          label={say('top')}
          labelHidden
          title={say('top')}
          value={state.top}
          options={tops.map((value) => ({
            value,
            label: value === 'all' ? say('topAll') : say('topOf', { n: value }),
          }))}
          onChange={(value) => change({ top: tops.find((top) => top === value) ?? 'all' })}
        />
      )}
      {levels > 1 && (
        <Segmented
          label={say('depth')}
          options={depths
            .slice(0, levels)
            .map((value) => ({ value, label: say('level', { n: value }), title: say('depth') }))}
          value={state.depth}
          onChange={(depth) => change({ depth, turned: [] })}
        />
      )}
      {figures.length > 1 && (
        <Checkbox
          checked={state.figuresOnRows}
          onChange={(event) => change({ figuresOnRows: event.currentTarget.checked, sort: '' })}
        >
          {say('figuresOnRows')}
        </Checkbox>
      )}
    </div>
  );
}
