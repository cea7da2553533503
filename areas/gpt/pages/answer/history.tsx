import { useWordHistory, wordHistory } from '@portal/shell';
import { Button } from '@portal/ui';
import classes from '../../gpt.module.css';
import { phrases } from '../../phrases.ts';

/** The questions of this session, each to be put again; they end with it. */
export function History({ now, onAsk }: { now: string; onAsk: (text: string) => void }) {
  const say = phrases.useTranslate();
  const texts = useWordHistory().filter((text) => text !== now);
  if (texts.length === 0) return null;
  return (
    <div className={classes.history} data-testid="words-history">
      <span>{say('history')}</span>
      {texts.map((text) => (
        <Button key={text} size="small" variant="quiet" onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
      <Button size="small" onClick={wordHistory.clear} data-testid="words-forget">
        {say('forget')}
      </Button>
    </div>
  );
}
