import { productWordLimits } from '@portal/contract';
import { Button, TextField } from '@portal/ui';
import type { ProductSheet } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

type Words = ProductSheet['name'];
export type Typed = Words['set'];

interface WordsFieldsProps {
  /** Names the fields among those of the form. */
  name: string;
  /** What is called so, such as the name of a page. */
  label: string;
  words: Words;
  typed: Typed;
  onChange: (typed: Typed) => void;
  part?: keyof typeof productWordLimits;
}

const languages = ['zh_CN', 'en'] as const;

/** The words of a thing in both languages, which begin with those of the code; they stand again where a field is empty. */
export function WordsFields({ name, label, words, typed, onChange, part = 'name' }: WordsFieldsProps) {
  const translate = phrases.useTranslate();
  const isOwn = typed.zh_CN !== '' || typed.en !== '';
  return (
    <div className={classes.lines} role="group" aria-label={label} data-testid={`words-${name}`}>
      <div className={`${classes.form} ${classes.wide}`}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={translate(`words/${language}`, { label })}
            hint={translate('fromCode', { words: words.brought[language] })}
            name={`${name}-${language}`}
            value={typed[language]}
            maxLength={productWordLimits[part]}
            lang={language === 'en' ? 'en' : 'zh-CN'}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...typed, [language]: currentTarget.value })}
          />
        ))}
      </div>
      {isOwn && (
        <div>
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('setBackOf', { label })}
            onClick={() => onChange({ zh_CN: '', en: '' })}
            data-testid="words-back"
          >
            {translate('setBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
