import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { filterText, Id, requiredWord } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { sharedTypeCodes } from '../../shared-types.ts';

export const accessReasons = [
  'public',
  'publicRead',
  'system',
  'creator',
  'administrator',
  'organisation',
  'rule',
] as const;

/** A person who sees a record, and why. */
const RecordAccess = z.object({
  userId: z.string(),
  name: z.string(),
  orgName: z.string(),
  power: z.literal([0, 1]),
  powerStr: z.string(),
  reasons: z.array(
    z.object({ kind: z.enum(accessReasons), text: z.string(), power: z.literal([0, 1]), powerStr: z.string() }),
  ),
});

/** Asked beside records of every noun, whose screens need nothing else of sharing rules. */
export const recordAccess = calls('sharing', 'user', '/sharingRules/v6', {
  /**
   * Who sees a record, and why; for staff who see it. If all users see it, callers who may not browse people must
   * search by name.
   */
  recordAccess: post('getRecordAccess', {
    can: 'staff',
    input: paged({ sharingType: requiredWord(sharedTypeCodes, 'sharing.typeRequired'), id: Id, name: filterText() }),
    page: RecordAccess,
  }),
  /** Counts by reason how many people see a record, and how many of them edit it. */
  reasons: post('getRecordAccessReasons', {
    can: 'staff',
    input: z.object({ sharingType: requiredWord(sharedTypeCodes, 'sharing.typeRequired'), id: Id }),
    output: z.array(
      z.object({ kind: z.enum(accessReasons), text: z.string(), people: z.number(), editors: z.number() }),
    ),
    sample: ({ id }) => ({ sharingType: 'brand', id }),
  }),
});
