import { type ListColumn, ListTable, SelectField, TextField } from '@portal/ui';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import {
  choiceOf,
  constantFields,
  type Look,
  type LookColumn,
  leftOut,
  type Mapping,
  ofPeriod,
  withChoice,
  withConstant,
} from './mapping-columns.ts';

interface ColumnTableProps {
  look: Look;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** What each column of a file is: a field, figures of a time, or left out; and what all rows have that no column says. */
export function ColumnTable({ look, mapping, onChange }: ColumnTableProps) {
  const translate = phrases.useTranslate();
  const { columns, fields, width } = look;
  const fieldOptions = fields.map(({ field, name, isNeeded }) => ({
    value: field,
    label: isNeeded ? translate('neededField', { name }) : name,
  }));
  const optionsOf = ({ isPeriod }: LookColumn) => [
    { value: leftOut, label: translate('leaveOut') },
    ...(isPeriod ? [{ value: ofPeriod, label: translate('figuresOfTime') }] : []),
    ...fieldOptions,
  ];
  const listed: ListColumn<LookColumn>[] = [
    {
      key: 'column',
      label: translate('column'),
      cell: ({ column, samples }) => (
        <>
          {column || translate('none')}
          <span className={parts.quiet}>{samples.join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'field',
      label: translate('readAs'),
      cell: (column) => {
        const choice = choiceOf(mapping, column, fields);
        const isProposed = choice === (column.field ?? (column.isPeriod ? ofPeriod : leftOut));
        return (
          <SelectField
            label={translate('readAsOf', { column: column.column })}
            labelHidden
            hint={isProposed ? column.why : undefined}
            className={classes.field}
            options={optionsOf(column)}
            value={choice}
            onChange={(next) => onChange(withChoice(mapping, column, next))}
          />
        );
      },
    },
  ];
  const constants = constantFields(mapping, look);
  return (
    <>
      <ListTable
        label={translate('columnsOfFile')}
        columns={listed}
        rows={columns}
        keyOf={(column) => String(columns.indexOf(column))}
        hooksOf={({ column }) => ({ 'data-column': column })}
        data-testid="delivery-columns"
      />
      {width > columns.length && (
        <p className={parts.found}>{translate('moreColumns', { n: width - columns.length })}</p>
      )}
      {constants.length > 0 && (
        <fieldset className={classes.constants} data-testid="delivery-constants">
          <legend>{translate('valuesOfAllRows')}</legend>
          {constants.map(({ field, name, choices }) => {
            const value = mapping.constants?.[field] ?? '';
            const change = (next: string) => onChange(withConstant(mapping, field, next));
            if (choices.length === 0)
              return (
                <TextField
                  key={field}
                  label={name}
                  name={`constant-${field}`}
                  value={value}
                  autoComplete="off"
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                />
              );
            const isOther = value !== '' && choices.every(({ key }) => key !== value);
            return (
              <SelectField
                key={field}
                label={name}
                name={`constant-${field}`}
                options={[
                  { value: '', label: translate('none') },
                  ...(isOther ? [{ value, label: value }] : []),
                  ...choices.map((choice) => ({ value: choice.key, label: choice.name })),
                ]}
                value={value}
                onChange={change}
              />
            );
          })}
        </fieldset>
      )}
    </>
  );
}
