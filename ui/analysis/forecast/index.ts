/** The next twelve months of a trend, set apart from those that were counted. */
export type { Forecast, ForecastQuery } from './forecast.ts';
export { ForecastField } from './forecast-field.tsx';
export { useAhead } from './use-ahead.ts';
export { useForecast } from './use-forecast.ts';
