import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { tenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { toast } from '../../kernel/toast.ts';
import { tenantApplicationText } from './tenant-application-text.ts';

/** A failed text message does not undo the decision, so it is only a warning. */
export function warnIfNotNotified({ notified, notice }: OutputOf<typeof tenantApplication.approve>) {
  if (notified === 0) toast('warning', tenantApplicationText('smsFailed', { notice }));
}
