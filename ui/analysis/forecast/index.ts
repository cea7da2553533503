/** The next twelve months of a trend, set apart from those that were counted. */
export type { Ahead } from './ahead.ts';
export { type Forecast, type ForecastQuery, forecasts } from './forecast.ts';
export { forecastChart } from './forecast-chart.ts';
export { ForecastField } from './forecast-field.tsx';
export { forecastNotes } from './forecast-notes.ts';
export { forecastTable } from './forecast-table.ts';
export { useAhead } from './use-ahead.ts';
export { useForecast } from './use-forecast.ts';
