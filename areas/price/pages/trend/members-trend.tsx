import { useLanguage } from '@portal/shell';
import { Card, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  FormerField,
  formerNotes,
  LayoutField,
  PeriodCard,
  readBeside,
  readSpring,
  SpringField,
  springWords,
  TrendPicture,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { besides, type Compared, prices, trendIndicators } from '../../market/choices.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { useMembersNote } from '../../parts/members-note.ts';
import { useMembers } from '../../parts/use-members.ts';
import { phrases } from '../../phrases.ts';

interface MembersTrendProps {
  by: Compared;
  indicator: (typeof trendIndicators)[number];
}

/** A price of up to ten members of a dimension over time; chart and table from one answer. */
export function MembersTrend({ by, indicator }: MembersTrendProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, view, setChoice, catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const beside = readBeside(search, besides, indicator);
  const springTogether = readSpring(search, view);
  const { chosen, answered } = useMembers({ by, indicator, beside, springTogether });
  const { choice, said } = springWords(language);
  const notes: [string, string][] = [
    ...(beside ? formerNotes(answered.answer, beside, language) : []),
    ...(springTogether ? [[choice, said] as [string, string]] : []),
  ];
  const note = useMembersNote(chosen);
  const title = translate('tableOf', { name: nameOf('dimensions', by), indicator: nameOf('indicators', indicator) });
  const format = prices.some((price) => price === indicator) ? 'yuan' : undefined;
  return (
    <>
      <Card
        title={catalogue ? title : pageTitle}
        caption={notes.length > 0 ? notes.map(([, text]) => text).join(translate('stop')) : undefined}
        actions={
          <Choices note={note}>
            <SelectField
              label={translate('indicator')}
              labelHidden
              title={translate('indicator')}
              name="indicator"
              value={indicator}
              options={trendIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
              onChange={(value) => setChoice('indicator', value, trendIndicators[0])}
            />
            <FormerField besides={besides} indicator={indicator} />
            <SpringField />
            <ComparedField by={by} />
            <LayoutField />
          </Choices>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => <TrendPicture answer={answer} shape={{ by, indicator, beside, title, yoy: '', format }} />}
        </AnalysisAnswer>
      </Card>
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={title}
        notes={notes}
        beside={beside ? [beside.former, beside.change] : []}
      />
    </>
  );
}
