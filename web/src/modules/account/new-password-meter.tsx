import { Form } from 'antd';
import { PasswordMeter } from '../../ui/password-meter.tsx';

/** Of the field `password` of the form that it stands in. */
export function NewPasswordMeter({ loginName }: { loginName: string }) {
  const password: unknown = Form.useWatch('password');
  return <PasswordMeter password={typeof password === 'string' ? password : ''} loginName={loginName} />;
}
