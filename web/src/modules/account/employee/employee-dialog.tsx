import { lazy } from '../../../kernel/lazy.ts';
import { EmployeeForm } from './employee-form.tsx';
import type { EmployeeRow } from './employee-row.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const UserLoginsDialog = lazy(async () => (await import('../user-logins-dialog.tsx')).UserLoginsDialog);
const ResetPasswordDialog = lazy(async () => (await import('../reset-password-dialog.tsx')).ResetPasswordDialog);

interface OfAccount {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

/** What is open above the list; a new employee begins in the department that is chosen there. */
export type OpenedDialog =
  | { what: 'form'; id?: string; name?: string; organizationId?: string | undefined }
  | { what: 'leave'; of: EmployeeRow }
  | { what: 'reset' | 'logins'; of: OfAccount };

export function EmployeeDialog({ opened, onClose }: { opened: OpenedDialog; onClose: () => void }) {
  if (opened.what === 'form') return <EmployeeForm opened={opened} onClose={onClose} />;
  if (opened.what === 'leave') return <LeaveDialog of={opened.of} onClose={onClose} />;
  return opened.what === 'reset' ? (
    <ResetPasswordDialog of={opened.of} onClose={onClose} />
  ) : (
    <UserLoginsDialog of={opened.of} onClose={onClose} />
  );
}
