import type { Company } from '@edp/contract/modules/company/company.ts';

/** Where companies are looked up. */
export interface CompanyDirectory {
  /** By a part of what a company is called or known by. */
  search(keyword: string): Promise<Company[]>;
  /** By the whole of it. */
  find(keyword: string): Promise<Company | undefined>;
}
