import { CallAnswer, navigate, PortalLink, useAnswer } from '@portal/shell';
import { useAdmission } from '@portal/shell/insider';
import { Card, EmptyState } from '@portal/ui';
import { useState } from 'react';
import { modelLives } from './ask.ts';
import { ChoiceBar } from './choice/choice-bar.tsx';
import { type LifeChoice, pathOf, questionOf, readChoice } from './choice/life-choice.ts';
import { CurveCard } from './curve/curve-card.tsx';
import { MovesCard } from './moves/moves-card.tsx';
import { useTranslate } from './phrases.ts';
import { RivalsCard } from './rivals/rivals-card.tsx';
import { isShown } from './shown.ts';
import classes from './tool.module.css';

/** Datasets whose marks stand in the chart at first: all of them would hide the curve. */
const usual = ['launch', 'price'];

/** The life curve and stage of a car model, with what moves it; all that is chosen stands in the address. */
export function CarLifeCycle() {
  const say = useTranslate();
  const choice = readChoice(useAdmission()?.search ?? '');
  const choose = (change: Partial<LifeChoice>) => navigate(pathOf({ ...choice, ...change }));
  const [marked, setMarked] = useState<readonly string[]>(usual);
  const answered = useAnswer(modelLives, questionOf(choice));
  return (
    <CallAnswer answered={answered} say={say} height={1620} framed data-testid="life-failed">
      {(life) => {
        if (life.standing !== 'open')
          return (
            <Card title={say('title')} data-testid="life-closed">
              <EmptyState
                title={say(life.standing)}
                text={life.standing === 'notOwned' ? say('notOwnedText') : undefined}
                action={<PortalLink to="/products">{say('products')}</PortalLink>}
              />
            </Card>
          );
        return (
          <div className={classes.tool} data-testid="life-tool" data-key={life.model?.key}>
            <ChoiceBar
              life={life}
              wanted={choice.dataSource}
              onModel={(model) => choose({ model, rivals: null })}
              onSource={(dataSource) => choose({ dataSource })}
              onJoined={(joined) => choose({ joined })}
            />
            {isShown(life) ? (
              <>
                <CurveCard life={{ ...life, marks: life.marks.filter(({ dataset }) => marked.includes(dataset)) }} />
                <MovesCard life={life} chosen={marked} choose={setMarked} />
                <RivalsCard
                  life={life}
                  isChosen={choice.rivals !== null}
                  choose={(rivals) => choose({ model: life.model.key, rivals })}
                />
              </>
            ) : (
              <Card>
                <EmptyState title={say('unknown')} text={say('unknownText', { key: choice.model ?? '' })} />
              </Card>
            )}
          </div>
        );
      }}
    </CallAnswer>
  );
}
