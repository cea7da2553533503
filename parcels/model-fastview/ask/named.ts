/** A model with its name. */
export interface Named {
  key: string;
  name: string;
}
