/** Choices that most pages offer, by the names that the market gives things. */
export { AgainstField, type AgainstFieldProps } from './against-field.tsx';
export { DimensionField, type DimensionFieldProps } from './dimension-field.tsx';
export { IndicatorField, type IndicatorFieldProps } from './indicator-field.tsx';
