import { z } from 'zod';

/** A person of the company, as others choose them. */
export const Colleague = z.object({
  id: z.string(),
  realname: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
});
