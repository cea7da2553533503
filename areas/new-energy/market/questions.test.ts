import { describe, expect, test } from '@jest/globals';
import { firstQuestions, listedIn, ofList, pageOf, type Query } from '@portal/ui/analysis';
import { area } from '../area.ts';
import { catalogueOf } from '../testing/catalogues.ts';
import { enteredCars, soldCars } from './announcement-questions.ts';
import { ofBatches } from './subjects.ts';

const subjectOf = (page: string) => area.pages[page]?.of ?? area;

const queryOf = (page: string, query = '') =>
  firstQuestions(area, page, new URLSearchParams(query), catalogueOf(subjectOf(page))) as Query[];

const viewOf = (query: string) => ofBatches.views.ofRelease(new URLSearchParams(query), catalogueOf(ofBatches));

describe('questions of new energy', () => {
  test('a path names its page, an unknown one opens the first', () => {
    const opened = ['charging', '', 'x'].map((name) => pageOf(area, name).name);
    expect(opened).toEqual(['charging', 'penetration', 'penetration']);
  });

  test('each page asks the dataset that it is about, by its own sources or none', () => {
    for (const page of Object.keys(area.pages))
      for (const { dataset, dataSources } of queryOf(page, 'source=DATASOURCE_ZD_LINGSHOU')) {
        expect([subjectOf(page).dataset, ...(page === 'range-price' ? ['price'] : [])]).toContain(dataset);
        expect(dataSources).toEqual(dataset === 'sales' ? ['DATASOURCE_ZD_LINGSHOU'] : []);
      }
  });

  test('a filter on fuel types does not make penetration one of itself', () => {
    for (const { filters } of queryOf('penetration', 'fuelType=BEV&segment=A'))
      expect(filters).toEqual({ segment: ['A'] });
  });

  test('the mix is of all fuel types, or of those of new energy among themselves', () => {
    expect(queryOf('fuels')[0]?.filters).toEqual({});
    expect(queryOf('fuels', 'mix=newEnergy')[0]?.filters?.fuelType).toEqual(['PHEV', 'EREV', 'BEV', 'FCEV']);
  });

  test('a ranking is of the latest period, of who sold a thousand cars or as many as the address says', () => {
    expect(queryOf('ranking', 'by=province')[0]).toMatchObject({
      by: ['province'],
      from: '2024-08',
      to: '2024-08',
      minimumVolume: 1000,
      sort: { by: 'penetration', direction: 'descending' },
    });
    expect(queryOf('ranking', 'least=0')[0]?.minimumVolume).toBeUndefined();
  });

  test('ranges and prices are asked of the same cars, of one fuel, in the same months', () => {
    const [ranges, prices] = queryOf('range-price', 'fuel=PHEV&brand=b1&by=model');
    const same = { by: ['model'], filters: { brand: ['b1'], fuelType: ['PHEV'] }, from: '2024-08', to: '2024-08' };
    expect([ranges, prices]).toMatchObject([
      { ...same, dataset: 'energy' },
      { ...same, dataset: 'price', dataSources: [] },
    ]);
  });

  test('all that is asked of batches is of one catalogue, and of the cars that the view names', () => {
    const questions = queryOf('catalogue', 'list=recommended&brand=b1');
    expect(questions.length).toBeGreaterThan(1);
    for (const { filters } of questions) expect(filters).toEqual({ brand: ['b1'], catalogueKind: ['recommended'] });
    for (const { filters } of queryOf('catalogue')) expect(filters).toEqual({ catalogueKind: ['taxFree'] });
  });

  test('the models of a batch are those of it alone; of all batches each row says which it is of', () => {
    const [view, known] = [viewOf('brand=b1'), catalogueOf(ofBatches)];
    expect(listedIn(view, known, 'taxFree.112')).toMatchObject({
      filters: { brand: ['b1'], batch: ['taxFree.112'] },
      by: ['productCode', 'entryKind', 'brand', 'subModel', 'fuelType'],
    });
    expect(listedIn(view, known, null).filters).toEqual({ brand: ['b1'] });
    expect(listedIn(view, known, null).by?.slice(0, 2)).toEqual(['productCode', 'batch']);
  });

  test('who entered is asked of the batches, who was sold of the powertrains, over the three years up to the same month', () => {
    const [view, known] = [ofList(viewOf('from=2023-01&to=2024-03&segment=A'), 'taxFree'), catalogueOf(ofBatches)];
    expect(enteredCars(view, known)).toMatchObject({
      dataset: 'catalogue',
      from: '2023-01',
      to: '2024-03',
      filters: { segment: ['A'], catalogueKind: ['taxFree'], entryKind: ['entered'] },
    });
    expect(soldCars(view, known)).toMatchObject({
      dataset: 'energy',
      dateType: 'monthly',
      from: '2021-04',
      to: '2024-03',
      filters: { segment: ['A'] },
      by: ['subModel'],
      indicators: ['retailVolume'],
    });
  });

  test('what charges is narrowed by places alone, whatever cars the address names', () => {
    for (const { filters } of queryOf('charging', 'brand=b1&province=p1'))
      expect(filters).toEqual({ province: ['p1'] });
  });
});
