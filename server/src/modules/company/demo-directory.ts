import type { CompanyDirectory } from './company-directory.ts';
import { demoCompanies } from './demo-companies.ts';

const same = (text: string, keyword: string) => text.toLowerCase() === keyword.toLowerCase();
const contains = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase());

/** Made-up companies, so that the product can be tried without a contract with a lookup service. */
export const demoDirectory: CompanyDirectory = {
  search: async (keyword) =>
    demoCompanies.filter(({ name, credit_no, operName }) =>
      [name, credit_no, operName].some((text) => contains(text, keyword)),
    ),
  find: async (keyword) =>
    demoCompanies.find(({ name, credit_no, regNo }) => [name, credit_no, regNo].some((text) => same(text, keyword))),
};
