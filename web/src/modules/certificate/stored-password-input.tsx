import { passwordMask } from '@edp/contract/modules/certificate/certificate.ts';
import type { InputProps } from 'antd';
import { PasswordInput } from '../../ui/form/fields/password-input.tsx';

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (password: string) => void;
}

/** Empty while the stored password is kept: with the mask as its value, deleting one star would set a new password. */
export function StoredPasswordInput({ value, onChange, ...input }: Props) {
  return (
    <PasswordInput
      {...input}
      autoComplete="new-password"
      placeholder={passwordMask}
      value={value === passwordMask ? '' : value}
      onChange={(event) => onChange?.(event.target.value || passwordMask)}
    />
  );
}
