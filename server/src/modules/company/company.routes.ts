import { company } from '@edp/contract/modules/company.ts';
import { countAttempt } from '../../kernel/attempts.ts';
import { bind, type OpenContext } from '../../kernel/http/bind.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CompanyDirectory } from './company-directory.ts';
import { demoDirectory } from './demo-directory.ts';
import { lookupService } from './lookup-service.ts';

/** Whoever sees more than these will type another character. */
const mostCompanies = 20;
const lookupsPerAddress = { most: 60, seconds: 60 };

export const companyRoutes = bind(company, {
  search: async (context) => (await lookUp(context, (directory) => directory.search(context.input.keyword))).slice(0, mostCompanies),
  async detail(context) {
    const found = await lookUp(context, (directory) => directory.find(context.input.keyword));
    if (!found) throw new Refusal(404, 'company.none');
    return found;
  },
});

/** A service may cost money by the question, so nobody may ask without end. */
async function lookUp<T>({ kernel, caller }: OpenContext, ask: (directory: CompanyDirectory) => Promise<T>): Promise<T> {
  await countAttempt(kernel.pool, `company:${caller.address}`, lookupsPerAddress);
  try {
    const { companyLookup } = kernel.config;
    return await ask(companyLookup ? lookupService(companyLookup) : demoDirectory);
  } catch (error) {
    kernel.log.warn({ error: String(error), requestId: caller.requestId }, 'the company lookup failed');
    throw new Refusal(503, 'company.unavailable');
  }
}
