import { Company } from '@edp/contract/modules/company/company.ts';
import { z } from 'zod';
import { callService, type Service } from '../../kernel/http/call-service.ts';
import { demoCompanies } from './demo-companies.ts';

/** Where companies are looked up. */
export interface CompanyDirectory {
  /** By a part of what a company is called or known by. */
  search(keyword: string): Promise<Company[]>;
  /** By the whole of it. */
  find(keyword: string): Promise<Company | undefined>;
}

/** A service may leave out what it does not know, and give the credit code under either name. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').slice(0, 5000));
const Answered = z
  .object(
    Object.fromEntries(Object.keys(Company.shape).map((name) => [name, text])) as Record<keyof Company, typeof text>,
  )
  .transform((fields): Company => {
    const code = fields.credit_no || fields.creditNo;
    return { ...fields, credit_no: code, creditNo: code };
  });

/** With an envelope or without. */
const dataOf = (answer: unknown) =>
  answer !== null && typeof answer === 'object' && 'data' in answer ? answer.data : answer;

/** Any service that answers the two documented calls at its address. */
export const lookupService = (service: Service): CompanyDirectory => ({
  async search(keyword) {
    const answer = await callService(service, { path: '/advSearch', query: { keyword } });
    return z.array(Answered).parse(dataOf(answer) ?? []);
  },
  async find(keyword) {
    const answer = await callService(service, { path: '/getBasicInfo', query: { keyword } });
    const company = Answered.nullish().parse(dataOf(answer));
    return company?.name ? company : undefined;
  },
});

const same = (one: string, keyword: string) => one.toLowerCase() === keyword.toLowerCase();
const contains = (one: string, keyword: string) => one.toLowerCase().includes(keyword.toLowerCase());

/** Made-up companies, so that the product can be tried without a contract with a lookup service. */
export const demoDirectory: CompanyDirectory = {
  search: async (keyword) =>
    demoCompanies.filter(({ name, credit_no, operName }) =>
      [name, credit_no, operName].some((each) => contains(each, keyword)),
    ),
  find: async (keyword) =>
    demoCompanies.find(({ name, credit_no, regNo }) => [name, credit_no, regNo].some((each) => same(each, keyword))),
};
