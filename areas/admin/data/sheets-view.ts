import { defineView, item, page } from '@portal/ui';

/** Which sheet of a list is looked at; none for the list itself. */
export interface SheetsView {
  page: number;
  id: string;
}

export const sheetsView = defineView<SheetsView>({ page: page(), id: item() });
