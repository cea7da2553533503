import { SelectField } from '@portal/ui';
import { phrases } from '../phrases.ts';

interface SegmentFieldProps {
  segments: readonly { key: string; name: string }[];
  segment: string | undefined;
  onChoose: (segment: string) => void;
}

/** The segment that a page is about: one of those that have cars. */
export function SegmentField({ segments, segment, onChoose }: SegmentFieldProps) {
  const translate = phrases.useTranslate();
  return (
    <SelectField
      label={translate('segment')}
      labelHidden
      title={translate('segment')}
      name="segment"
      value={segment ?? ''}
      options={segments.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChoose}
    />
  );
}
