import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { showError } from '../http/call-error.ts';
import { toast } from '../feedback/toast.ts';

type Change = () => Promise<void>;

/** Set by the shell, which loads menu, permissions and tabs again after the change. */
let withRole: (change: Change) => Promise<void> = (change) => change();
export const onRoleChange = (run: typeof withRole) => {
  withRole = run;
};

/** Begins or ends a look at the system as a role: what is shown afterwards is what that role shows. */
export async function changePreview(send: () => Promise<Envelope<unknown>>) {
  try {
    await withRole(async () => {
      const { message } = await send();
      toast('success', message);
    });
  } catch (error) {
    showError(error);
  }
}
