import { Button, Card, Skeleton } from '@portal/ui';
import { useWordExamples } from '@portal/ui/analysis';
import classes from '../../gpt.module.css';
import { phrases } from '../../phrases.ts';

/** Before anything is asked: examples by what this account can ask about, and what is read and what is not. */
export function Start({ onAsk }: { onAsk: (text: string) => void }) {
  const say = phrases.useTranslate();
  const { subjects } = useWordExamples();
  return (
    <div className={classes.start}>
      <Card title={say('subjects')} caption={say('subjectsText')}>
        {subjects ? (
          <div className={classes.subjects}>
            {subjects.map(({ dataset, name, examples }) => (
              <section key={dataset} aria-label={name} data-testid="words-subject">
                <h3>{name}</h3>
                {examples.map((example) => (
                  <Button
                    key={example}
                    size="small"
                    variant="quiet"
                    data-testid="words-example"
                    onClick={() => onAsk(example)}
                  >
                    {example}
                  </Button>
                ))}
              </section>
            ))}
          </div>
        ) : (
          <Skeleton height={320} />
        )}
      </Card>
      <Card title={say('scope')} caption={say('how')}>
        <div className={classes.scope}>
          <Lines title={say('reads')} lines={say('readsList')} />
          <Lines title={say('asksBack')} lines={say('asksBackList')} />
        </div>
      </Card>
    </div>
  );
}

/** @param lines each between bars */
function Lines({ title, lines }: { title: string; lines: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.split('|').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
