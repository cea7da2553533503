/** What a picture says beside its chart: label and text of each. */
export interface PictureWords {
  /** Months and filters, below the title. */
  above: readonly (readonly [string, string])[];
  /** Source, release, coverage and notes, below the chart. */
  below: readonly (readonly [string, string])[];
}
