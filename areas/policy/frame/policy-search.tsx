import { SearchBox } from '@portal/ui';
import { phrases } from '../phrases.ts';

interface PolicySearchProps {
  /** The words that are searched now. */
  text: string;
  onSearch: (text: string) => void;
}

/** Words to search the policies for; they are asked with Enter or the button. */
export function PolicySearch({ text, onSearch }: PolicySearchProps) {
  const translate = phrases.useTranslate();
  return (
    <SearchBox
      text={text}
      onSearch={onSearch}
      label={translate('searchLabel')}
      name="policy-words"
      placeholder={translate('searchHint')}
      clearLabel={translate('searchClear')}
      submitLabel={translate('searchGo')}
    />
  );
}
