import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';

/** The tour of the first login; whether it was seen is a preference. */
export const tour = calls('tour', 'user', '/user/v6/tour', {
  end: post('end', {
    summary: 'Shows the caller the tour of the first login no more.',
    can: 'member',
    input: z.object({}),
    output: z.null(),
    writes: true,
  }),
});
