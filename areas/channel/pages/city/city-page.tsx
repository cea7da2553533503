import { Card, EmptyState, narrowedTo, SelectField } from '@portal/ui';
import { AnalysisAnswer, Choices, type PageContext, PageProvider, usePage } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { BrandsCard } from './brands-card.tsx';
import { CityLinks } from './city-links.tsx';
import { CityTrend } from './city-trend.tsx';
import { useCity } from './use-city.ts';

/** One city: its outlets and how they have moved, the brands that are there and what they sell, and where to read on. */
export function CityPage() {
  const translate = phrases.useTranslate();
  const page = usePage();
  const { answered, city, name, cities, choose } = useCity();
  if (city === undefined)
    return (
      <Card title={page.title}>
        <AnalysisAnswer answered={answered} skeleton={null}>
          {() => <EmptyState title={translate('noCities')} text={translate('noCitiesText')} />}
        </AnalysisAnswer>
      </Card>
    );
  // Where the filter names none, the sheet is of the city all the same: its cards say so, and so do their files.
  const { nameOf } = page.names;
  const own: PageContext = {
    ...page,
    view: narrowedTo(page.view, { city: [city] }),
    names: { ...page.names, nameOf: (by, key) => (by === 'city' && key === city ? name : nameOf(by, key)) },
  };
  return (
    <>
      <Choices>
        <SelectField
          label={translate('cityLabel')}
          labelHidden
          title={translate('cityLabel')}
          name="sheet-city"
          value={city}
          options={cities.map(({ key, name: label }) => ({ value: key, label }))}
          onChange={choose}
        />
        <CityLinks city={city} />
      </Choices>
      <PageProvider value={own}>
        <CityTrend name={name} />
        <BrandsCard name={name} />
      </PageProvider>
    </>
  );
}
