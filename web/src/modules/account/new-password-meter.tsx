import { Form } from 'antd';
import { PasswordMeter } from '../../ui/password-meter.tsx';

/** The strength of the field `password` of the surrounding form. */
export function NewPasswordMeter({ loginName }: { loginName: string }) {
  const password: unknown = Form.useWatch('password');
  return <PasswordMeter password={typeof password === 'string' ? password : ''} loginName={loginName} />;
}
