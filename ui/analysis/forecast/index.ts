/** The next twelve months of a trend, set apart from those that were counted. */
export type { Forecast } from './forecast.ts';
export { ForecastField } from './forecast-field.tsx';
export { useForecast } from './use-forecast.ts';
