import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { Call } from '@edp/contract/kernel/call.ts';
import { PermittedButton } from '../layout/permitted-button.tsx';

/** Beside the button that adds a record. */
export const CopyButton = ({
  call,
  text,
  load,
  onClick,
}: {
  call: Call;
  text: string;
  load: () => unknown;
  onClick: () => void;
}) => (
  <PermittedButton can={call.can} icon={<CopyOutlined />} onPointerEnter={load} onClick={onClick}>
    {text}
  </PermittedButton>
);
