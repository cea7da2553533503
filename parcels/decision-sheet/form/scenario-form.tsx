import { questionsTo, useAnswer } from '@portal/shell';
import { Segmented, SelectField } from '@portal/ui';
import type { Sheet } from '../address/sheet.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { CarChoice } from './car-choice.tsx';
import { NumberField } from './number-field.tsx';

interface ScenarioFormProps {
  sheet: Sheet;
  change: (more: Partial<Sheet>) => void;
}

const members = questionsTo('marketMembers');
const segments = { dataset: 'sales', dimension: 'segment' } as const;
const fuels = { dataset: 'sales', dimension: 'fuelType' } as const;

/** What is to change, and of which car. */
export function ScenarioForm(props: ScenarioFormProps) {
  return props.sheet.kind === 'launch' ? <LaunchForm {...props} /> : <ChangeForm {...props} />;
}

function ChangeForm({ sheet, change }: ScenarioFormProps) {
  const say = useTranslate();
  const isPrice = sheet.kind === 'price';
  return (
    <div className={classes.form}>
      <CarChoice
        subject={sheet.subject}
        labels={{ find: say('find'), chosen: say('chosen') }}
        choose={(subject) => change({ subject, basis: null, response: null, baseline: null })}
      />
      {isPrice && (
        <div>
          <span className={classes.label}>{say('target')}</span>
          <Segmented
            label={say('target')}
            value={sheet.target}
            options={(['tp', 'msrp'] as const).map((value) => ({ value, label: say(value) }))}
            onChange={(target) => change({ target })}
          />
        </div>
      )}
      <NumberField
        name="change"
        label={say(isPrice ? 'change' : 'incentiveChange')}
        className={classes.short}
        value={sheet.change}
        suffix={sheet.unit === 'part' ? say('percent') : say('yuan')}
        hint={say(isPrice ? 'changeHint' : 'incentiveHint')}
        onChange={(value) => change({ change: value ?? 0 })}
      />
      {isPrice && (
        <div>
          <span className={classes.label}>{say('unit')}</span>
          <Segmented
            label={say('unit')}
            value={sheet.unit}
            options={[
              { value: 'part', label: say('percent') },
              { value: 'yuan', label: say('yuan') },
            ]}
            onChange={(unit) => change({ unit, change: unit === 'part' ? -5 : -5000 })}
          />
        </div>
      )}
    </div>
  );
}

function LaunchForm({ sheet, change }: ScenarioFormProps) {
  const say = useTranslate();
  const optionsOf = (answer: { members: { key: string; name: string }[] } | undefined, chosen: string) =>
    (answer?.members ?? [{ key: chosen, name: chosen }]).map(({ key, name }) => ({ value: key, label: name }));
  const { answer: ofSegments } = useAnswer(members, segments);
  const { answer: ofFuels } = useAnswer(members, fuels);
  return (
    <div className={classes.form}>
      <SelectField
        label={say('segment')}
        name="segment"
        value={sheet.segment}
        options={optionsOf(ofSegments, sheet.segment)}
        onChange={(segment) => change({ segment, comparables: null })}
      />
      <SelectField
        label={say('fuel')}
        name="fuel"
        value={sheet.fuelType}
        options={[{ value: '', label: say('all') }, ...optionsOf(ofFuels, sheet.fuelType).filter(({ value }) => value)]}
        onChange={(fuelType) => change({ fuelType, comparables: null })}
      />
      <NumberField
        name="price"
        label={say('price')}
        className={classes.short}
        value={sheet.price}
        suffix={say('yuan')}
        onChange={(price) => change({ price: price ?? 0, comparables: null })}
      />
      <CarChoice
        subject={sheet.subject}
        labels={{ find: say('findForerunner'), chosen: say('forerunner') }}
        choose={(subject) => change({ subject })}
      />
    </div>
  );
}
