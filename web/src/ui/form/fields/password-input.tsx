import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useUiText } from '../../ui.texts.ts';

/** antd's own toggle cannot be reached by keyboard and has no label. */
export function PasswordInput(props: InputProps) {
  const t = useUiText();
  const [isShown, setShown] = useState(false);
  const text = isShown ? t('hidePassword') : t('showPassword');
  const toggle = (
    <Button
      type="text"
      size="small"
      aria-label={text}
      title={text}
      icon={isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      onClick={() => setShown(!isShown)}
    />
  );
  return <Input {...props} type={isShown ? 'text' : 'password'} suffix={toggle} />;
}
