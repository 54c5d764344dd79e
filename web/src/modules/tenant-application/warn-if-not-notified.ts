import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { tenantApplication } from '@edp/contract/modules/tenant-application.ts';
import { toast } from '../../kernel/toast.ts';
import { tenantApplicationText } from './tenant-application-text.ts';

/** The decision stands; whether the applicant has heard of it is another matter. */
export function warnIfNotNotified({ notified, notice }: OutputOf<typeof tenantApplication.approve>) {
  if (notified === 0) toast('warning', tenantApplicationText('smsFailed', { notice }));
}
