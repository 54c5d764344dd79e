import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';

/** Days; 0 for ever. */
const days = z.number();

const RetentionDays = z.object({
  /** After they were read. */
  messages: days,
  /** Since they were sent. */
  unreadMessages: days,
  chat: days,
  newsViews: days,
  certificateReveals: days,
  /** After the rejection. */
  rejectedApplications: days,
  loginRecords: days,
});
export type RetentionDays = z.output<typeof RetentionDays>;

/** The retention periods of this installation, which screens display. */
export const retention = calls('retention', 'user', '/api/v7/retention', {
  days: get('days', { can: 'member', input: z.object({}), output: RetentionDays }),
});
