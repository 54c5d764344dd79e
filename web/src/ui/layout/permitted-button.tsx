import type { Access } from '@edp/contract/kernel/call.ts';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useCan } from '../../kernel/session/access.ts';

/** A button that is rendered only with the permission. */
export function PermittedButton({ can: access, ...button }: ComponentProps<typeof Button> & { can: Access }) {
  const can = useCan();
  return can(access) ? <Button {...button} /> : null;
}
