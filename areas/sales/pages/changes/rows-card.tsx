import { useLanguage } from '@portal/shell';
import { EmptyState, formatNumber, LeadProvider, Segmented, SelectField, useLead } from '@portal/ui';
import { StillCard, useLimitsText, useOutsideText, usePage } from '@portal/ui/analysis';
import { changeKinds } from './ask-changes.ts';
import { rowsTable } from './change-tables.ts';
import { ChangesShare } from './changes-share.tsx';
import { narrowingsText } from './narrowings-text.ts';
import { changePhrases } from './phrases.ts';
import { type Changes, type ChangesShown, reportedFigure } from './use-changes.ts';

/** Members in a month and source with former and new figure, the largest difference first. */
export function RowsCard({ answer, listed }: { answer: Changes; listed: ChangesShown }) {
  const words = changePhrases.useTranslate();
  const language = useLanguage();
  const { search, catalogue, setChoice } = usePage();
  const { kind, answered, dataset } = listed;
  const lead = useLead();
  const limits = useLimitsText();
  const outsideText = useOutsideText();
  const { changes } = answer;
  if (!changes) return null;
  const model = rowsTable(answer, kind, words);
  const source = search.get('of') ?? '';
  const isOfSales = dataset === 'sales';
  const sources = isOfSales ? (catalogue?.dataSources ?? []) : [];
  const text = answer.by.map(({ name }) => (language === 'en' ? name.toLowerCase() : name)).join(words('and'));
  const members = words('members', { members: text });
  const figure = reportedFigure(answer);
  const title = `${members} · ${words(kind)}`;
  const { cut } = changes;
  const whole = cut && { rows: cut.all, model: async () => rowsTable(await listed.askAll(), kind, words) };
  const narrowings = listed.narrowed ? narrowingsText(listed.narrowed, language, words('month')) : [];
  const sourceName = sources.find(({ key }) => key === source)?.name ?? words('allSources');
  return (
    // The ways of this area are about sales.
    <LeadProvider value={isOfSales ? lead : null}>
      <StillCard
        title={members}
        tableTitle={title}
        caption={[words('membersCaption', { figure: figure?.name ?? '' }), outsideText(changes.outsideLimits)]
          .filter(Boolean)
          .join(' · ')}
        footer={
          changes.notListed.length > 0
            ? words('notListed', { months: changes.notListed.join(words('listed')) })
            : undefined
        }
        actions={
          <>
            <Segmented
              label={words('kinds')}
              data-testid="change-kinds"
              options={changeKinds.map((value) => ({
                value,
                label: `${words(value)} ${formatNumber(figure?.found[value] ?? null, 0)}`,
              }))}
              value={kind}
              onChange={(value) => setChoice('change', value, '')}
            />
            {isOfSales && (
              <SelectField
                label={words('source')}
                labelHidden
                name="of"
                value={source}
                options={[
                  { value: '', label: words('allSources') },
                  ...sources.map(({ key, name }) => ({ value: key, label: name })),
                ]}
                onChange={(value) => setChoice('of', value, '')}
              />
            )}
          </>
        }
        share={
          <ChangesShare
            title={title}
            answer={answer}
            model={model}
            source={isOfSales ? sourceName : undefined}
            more={[[words('kind'), words(kind)], ...narrowings, ...limits]}
            whole={whole ?? undefined}
          />
        }
        model={model}
        empty={<EmptyState title={words('noneOfKind')} text={words('noneOfKindText')} />}
        waiting={answered.waiting}
      />
    </LeadProvider>
  );
}
