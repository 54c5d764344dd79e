import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { security } from '@edp/contract/modules/security/security.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { useSecurityText } from './security.texts.ts';

/** Asked for where the second factor of others would be turned off or no longer required. */
export function WeakeningCode({
  settings: { twoFactor, twoFactorRoleIds },
}: {
  settings: Pick<OutputOf<typeof security.settings>, 'twoFactor' | 'twoFactorRoleIds'>;
}) {
  const t = useSecurityText();
  const [mode, roleIds] = [useFieldValue('twoFactor'), (useFieldValue('twoFactorRoleIds') ?? []) as readonly string[]];
  const isWeaker = (mode === 'off' && twoFactor !== 'off') || twoFactorRoleIds.some((id) => !roleIds.includes(id));
  if (!isWeaker) return null;
  return (
    <FormField name="verificationCode" required={false} hint={t('weakeningCodeHint')}>
      <TextInput autoComplete="one-time-code" autoCapitalize="characters" maxLength={20} />
    </FormField>
  );
}
