import { defineView, item, page } from '@portal/ui';

/** Which company is looked at; none for the list of all. */
export interface CompaniesView {
  page: number;
  id: string;
}

export const companiesView = defineView<CompaniesView>({ page: page(), id: item() });
