import { Form } from 'antd';
import controls from '../../ui/controls.module.css';
import { FormField } from '../../ui/form-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useUiText } from '../../ui/ui-text.ts';
import { ineffectiveReason } from './modes.ts';
import { useSharingText } from './sharing-text.ts';
import { useModeOf, useTypes } from './use-types.ts';

/** The type of data that a rule shares, with a hint if the tenant's mode makes the rule ineffective. */
export function TypeField() {
  const t = useSharingText();
  const ui = useUiText();
  const form = Form.useFormInstance();
  const modeOf = useModeOf();
  const { types, error, reload } = useTypes();
  const mode = modeOf(Form.useWatch('sharingType', form) as string | undefined);
  const power = Form.useWatch('power', form) as 0 | 1 | undefined;
  const hint = error
    ? <>{error.message} <button type="button" className={controls.link} onClick={reload}>{ui('retry')}</button></>
    : ineffectiveReason(mode, power, t);
  return <FormField name="sharingType" hint={hint}><Select options={types} placeholder={t('typePlaceholder')} /></FormField>;
}
