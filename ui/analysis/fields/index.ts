/** Choices that most pages offer, by the names that the market gives things. */
export { DimensionField, type DimensionFieldProps } from './dimension-field.tsx';
export { IndicatorField, type IndicatorFieldProps } from './indicator-field.tsx';
