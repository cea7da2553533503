import { useAnswer, useSession } from '@portal/shell';
import { type Company, type CompanySheet, companies, companySheets, nothing, products } from './ask.ts';

/** Whom who is signed in administers: all of the portal, or the people of the own company. The server judges each call. */
export function useReach() {
  const roles = useSession().userInfo?.roles ?? [];
  const seesPortal = roles.includes('admin') || roles.includes('support');
  return {
    administersPortal: roles.includes('admin'),
    /** One company alone, and nothing of the portal. */
    seesCompany: !seesPortal && roles.includes('company-admin'),
    makesAccounts: roles.includes('admin') || roles.includes('company-admin'),
  };
}

/** All companies; none for who sees one alone. */
export function useCompanies(): readonly Company[] {
  const { seesCompany } = useReach();
  return useAnswer(companies, seesCompany ? null : nothing).answer?.companies ?? [];
}

/** The own company, for who administers it and sees no other; undefined for all others, and until it is there. */
export function useOwnCompany(): CompanySheet | undefined {
  const { seesCompany } = useReach();
  return useAnswer(companySheets, seesCompany ? nothing : null).answer;
}

/** The products that can be granted: all, or what the own company has bought. */
export function useGrantable(): { value: string; label: string }[] {
  const { seesCompany } = useReach();
  const all = useAnswer(products, seesCompany ? null : nothing).answer ?? [];
  const bought = useOwnCompany()?.products ?? [];
  return seesCompany
    ? bought.filter(({ current }) => current).map(({ product, name }) => ({ value: product, label: name }))
    : all.map(({ key, productName }) => ({ value: key, label: productName }));
}
