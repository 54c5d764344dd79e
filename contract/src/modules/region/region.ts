import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';

/** A province, city or district; `id` is its official six-digit code. */
export const Region = z.object({
  id: z.string(),
  name: z.string(),
  get children(): z.ZodArray<typeof Region> {
    return z.array(Region);
  },
});
export type Region = z.output<typeof Region>;

export const region = calls('region', 'user', '/v1/region', {
  tree: get('regionTree', { can: 'anyone', input: z.object({}), output: z.array(Region), cacheSeconds: 24 * 3600 }),
});
