import type { Employee } from '@edp/contract/modules/employee/employee.ts';
import { StatusTag, ToneTag } from '../../../ui/feedback/status-tag.tsx';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { useEmployeeText } from './employee.texts.ts';

/** Enabled, disabled or left. */
export function EmployeeStatus({ of: { status, leftTime } }: { of: Pick<Employee, 'status' | 'leftTime'> }) {
  const t = useEmployeeText();
  const noun = useNounText();
  if (leftTime) return <ToneTag tone="warning" text={t('left')} />;
  return <StatusTag on={status === '1'} text={status === '1' ? noun('enabled') : noun('disabled')} />;
}
