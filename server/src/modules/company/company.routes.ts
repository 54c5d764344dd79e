import { company } from '@edp/contract/modules/company/company.ts';
import type { Config } from '../../config.ts';
import { countAttempt } from '../../kernel/session/attempts.ts';
import { bind, type OpenContext } from '../../kernel/http/bind.ts';
import { AppError } from '../../kernel/app-error.ts';
import { type CompanyDirectory, demoDirectory, lookupService } from './lookup-service.ts';

/** With more than these a user types another character. */
const mostCompanies = 20;
const lookupsPerAddress = { most: 60, seconds: 60 };

export const companyRoutes = bind(company, {
  search: async (context) =>
    (await lookUp(context, (directory) => directory.search(context.input.keyword))).slice(0, mostCompanies),
  async detail(context) {
    const found = await lookUp(context, (directory) => directory.find(context.input.keyword));
    if (!found) throw new AppError(404, 'company.none');
    return found;
  },
});

/** A service may cost money by the question, so requests are limited. */
async function lookUp<T>(
  { kernel, caller }: OpenContext,
  ask: (directory: CompanyDirectory) => Promise<T>,
): Promise<T> {
  const directory = directoryOf(kernel.config);
  await countAttempt(kernel.pool, `company:${caller.address}`, lookupsPerAddress);
  try {
    return await ask(directory);
  } catch (error) {
    kernel.log.warn({ error: String(error), requestId: caller.requestId }, 'the company lookup failed');
    throw new AppError(503, 'company.unavailable');
  }
}

/** Made-up companies are for trying the product: in production they could be taken for real ones. */
function directoryOf({ companyLookup, production }: Config): CompanyDirectory {
  if (companyLookup) return lookupService(companyLookup);
  if (production) throw new AppError(503, 'company.notSetUp');
  return demoDirectory;
}
