import type { ApplicationStatus as Status } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { ToneTag, type Tone } from '../../ui/feedback/status-tag.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';

const tones: Readonly<Record<Status, Tone>> = { pending: 'warning', approved: 'success', rejected: 'danger' };

export function ApplicationStatus({ status }: { status: Status }) {
  const t = useTenantApplicationText();
  return <ToneTag tone={tones[status]} text={t(status)} />;
}
