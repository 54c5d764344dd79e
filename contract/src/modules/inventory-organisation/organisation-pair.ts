import { z } from 'zod';

/** An inventory organisation that a record is assigned to, or can be, and the unit that it belongs to. */
export const OrganisationPair = z.object({
  id: z.string(),
  invorgId: z.string(),
  invOrgName: z.string(),
  unitOrgName: z.string(),
});
export type OrganisationPair = z.output<typeof OrganisationPair>;
