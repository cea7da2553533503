/** The figures of announced cars, in a test. */
export const announcedFigures = [
  'entries',
  'yoyEntries',
  'enteredEntries',
  'changedEntries',
  'withdrawnEntries',
  'listedSubModels',
  'listedBrands',
  'listedManufacturers',
  'listedRange',
  'yoyListedRange',
  'listedBattery',
  'energyDensity',
  'electricityUse',
  'curbWeight',
];
