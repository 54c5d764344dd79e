import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import controls from '../../ui/layout/controls.module.css';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { ineffectiveReason } from './modes.ts';
import { sharingRuleRecord } from '@edp/contract/modules/sharing/sharing.ts';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useSharingText } from './sharing.texts.ts';
import { useModeOf, useTypes } from './use-types.ts';

/** The type of data that a rule shares, with a hint if the tenant's mode makes the rule ineffective. */
export function TypeField() {
  const t = useSharingText();
  const text = useDefinitionText(sharingRuleRecord);
  const ui = useUiText();
  const modeOf = useModeOf();
  const { types, error, reload } = useTypes();
  const mode = modeOf(useFieldValue('sharingType') as string | undefined);
  const power = useFieldValue('power') as 0 | 1 | undefined;
  const hint = error ? (
    <>
      {error.message}{' '}
      <button type="button" className={controls.link} onClick={reload}>
        {ui('retry')}
      </button>
    </>
  ) : (
    ineffectiveReason(mode, power, t)
  );
  return (
    <FormField name="sharingType" hint={hint}>
      <Select options={types} placeholder={text.of('sharingType', 'placeholder')} />
    </FormField>
  );
}
