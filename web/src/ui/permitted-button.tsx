import type { Access } from '@edp/contract/kernel/call.ts';
import { Button, type ButtonProps } from 'antd';
import { useCan } from '../kernel/access.ts';

/** A button that is not there for those who may not use it. */
export function PermittedButton({ can: access, ...button }: ButtonProps & { can: Access }) {
  const can = useCan();
  return can(access) ? <Button {...button} /> : null;
}
