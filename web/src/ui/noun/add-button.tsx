import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Call } from '@edp/contract/kernel/call.ts';
import type { ButtonProps } from 'antd';
import { PermittedButton } from '../layout/permitted-button.tsx';

interface Props extends Pick<ButtonProps, 'href' | 'onClick'> {
  /** The call that adds a record. */
  call: Call;
  text: string;
  /** Fetches the code of the form before it is opened. */
  load?: () => unknown;
}

/** Opens the dialog or the page of a new record. */
export const AddButton = ({ call, text, load, ...button }: Props) => (
  <PermittedButton
    can={call.can}
    type="primary"
    icon={<PlusOutlined />}
    data-shortcut="new"
    {...(load && { onPointerEnter: load })}
    {...button}>
    {text}
  </PermittedButton>
);
