import { passwordMask } from '@edp/contract/modules/certificate.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

interface Props {
  id?: string;
  value?: string;
  onChange?: (password: string) => void;
}

/** Empty as long as the password is kept: in a field that held the mask, one star less would be a new password. */
export function StoredPasswordInput({ id, value, onChange }: Props) {
  return (
    <PasswordInput id={id} autoComplete="new-password" placeholder={passwordMask} value={value === passwordMask ? '' : value}
      onChange={(event) => onChange?.(event.target.value || passwordMask)} />
  );
}
