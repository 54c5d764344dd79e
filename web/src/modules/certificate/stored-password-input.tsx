import { passwordMask } from '@edp/contract/modules/certificate.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?: (password: string) => void;
}

/** Empty while the stored password is kept: with the mask as its value, deleting one star would set a new password. */
export function StoredPasswordInput({ id, value, onChange }: Props) {
  return (
    <PasswordInput id={id} autoComplete="new-password" placeholder={passwordMask} value={value === passwordMask ? '' : value}
      onChange={(event) => onChange?.(event.target.value || passwordMask)} />
  );
}
