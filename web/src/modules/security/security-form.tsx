import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { security } from '@edp/contract/modules/security/security.ts';
import { Button, Radio, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { invalidate } from '../../kernel/http/run-action.ts';
import { type FieldTexts, useFieldValue } from '../../ui/form/engine/form-context.ts';
import { useFollowRecord } from '../../ui/form/engine/use-follow-record.ts';
import { useSaveForm } from '../../ui/form/engine/use-save-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormBody } from '../../ui/form/form-body.tsx';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { SwitchInput } from '../../ui/inputs/switch-input.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useSecurityText } from './security.texts.ts';
import styles from './security.module.css';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { antdProps, type Control } from '../../ui/inputs/control.ts';

interface Props {
  settings: OutputOf<typeof security.settings>;
  fields: FieldTexts;
  /** Beside the button that saves. */
  tools: ReactNode;
  onSaved: () => void;
}

export function SecurityForm({ settings, fields, tools, onSaved }: Props) {
  const t = useSecurityText();
  const saved = () => {
    onSaved();
    // The rules of passwords and the watermark come with the login information.
    void Promise.all([invalidate('session'), invalidate('home'), invalidate('security')]);
  };
  const saving = useSaveForm({ call: security.save, initial: settings, draftKey: 'page', fields, onSaved: saved });
  useFollowRecord(saving, settings);
  const roles = settings.roles.map(({ id, name }) => ({ value: id, text: name }));
  const twoFactor = [
    { value: 'off', label: t('twoFactorOff') },
    { value: 'optional', label: t('twoFactorOptional') },
  ];
  return (
    <FormBody of={saving}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {tools}
        <Button
          type="primary"
          htmlType="submit"
          form={saving.formId}
          loading={saving.isSaving}
          disabled={saving.isBlocked}>
          {t('save')}
        </Button>
      </header>
      <div className={styles.panels}>
        <div className={styles.column}>
          <Panel title={t('passwords')}>
            <FormField name="passwordLength">
              <NumberInput unit={t('characters')} />
            </FormField>
            <FormField name="passwordLetters" required={false}>
              <SwitchInput />
            </FormField>
            <FormField name="passwordDigits" required={false}>
              <SwitchInput />
            </FormField>
            <FormField name="passwordSymbols" required={false}>
              <SwitchInput />
            </FormField>
            <FormField name="passwordUncommon" required={false} hint={t('passwordUncommonHint')}>
              <SwitchInput />
            </FormField>
            <FormField name="passwordDays" hint={t('passwordDaysHint')}>
              <NumberInput unit={t('days')} />
            </FormField>
            <FormField name="passwordHistory" hint={t('passwordHistoryHint')}>
              <NumberInput unit={t('times')} />
            </FormField>
          </Panel>
          <Panel title={t('verification')}>
            <FormField name="twoFactor" required={false} hint={t('twoFactorHint')}>
              <Radio.Group options={twoFactor} />
            </FormField>
            <FormField name="twoFactorRoleIds" required={false} hint={t('twoFactorRolesHint')}>
              <MultiSelect options={roles} placeholder={t('twoFactorNoRoles')} />
            </FormField>
            <WeakeningCode settings={settings} />
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel title={t('sessions')}>
            <FormField name="idleMinutes">
              <NumberInput unit={t('minutes')} />
            </FormField>
            <FormField name="sessionHours" hint={t('sessionHoursHint', { days: settings.longestDays })}>
              <NumberInput unit={t('hours')} />
            </FormField>
            <FormField name="rememberedIdleDays">
              <NumberInput unit={t('days')} />
            </FormField>
            <FormField name="rememberedDays" hint={t('sessionHoursHint', { days: settings.longestDays })}>
              <NumberInput unit={t('days')} />
            </FormField>
            <p className={styles.hint}>{t('sessionsHint')}</p>
          </Panel>
          <Panel title={t('access')}>
            <FormField
              name="allowedAddresses"
              required={false}
              hint={t('allowedAddressesHint', { address: settings.ownAddress })}>
              <AddressesInput />
            </FormField>
            <FormField name="securityWatermarking" required={false} hint={t('watermarkHint')}>
              <SwitchInput />
            </FormField>
          </Panel>
        </div>
      </div>
    </FormBody>
  );
}

/** Asked for where the second factor of others would be turned off or no longer required. */
function WeakeningCode({
  settings: { twoFactor, twoFactorRoleIds },
}: {
  settings: Pick<OutputOf<typeof security.settings>, 'twoFactor' | 'twoFactorRoleIds'>;
}) {
  const t = useSecurityText();
  const [mode, roleIds] = [useFieldValue('twoFactor'), (useFieldValue('twoFactorRoleIds') ?? []) as readonly string[]];
  const isWeaker = (mode === 'off' && twoFactor !== 'off') || twoFactorRoleIds.some((id) => !roleIds.includes(id));
  if (!isWeaker) return null;
  return (
    <FormField name="verificationCode" required={false} hint={t('weakeningCodeHint')}>
      <TextInput autoComplete="one-time-code" autoCapitalize="characters" maxLength={20} />
    </FormField>
  );
}

const none: readonly string[] = [];
const addressesOf = (text: string) => text.split(/[\s,;，；]+/).filter(Boolean);

/** Addresses and ranges, one per line; on the wire they are a list. */
function AddressesInput({ value = none, onChange, ...control }: Control<readonly string[]>) {
  // What is typed stays as it is, with lines that are empty for now, until other addresses are loaded.
  const [typed, setTyped] = useState('');
  const shown = addressesOf(typed).join() === value.join() ? typed : value.join('\n');
  const change = (text: string) => {
    setTyped(text);
    onChange?.(addressesOf(text));
  };
  return (
    <Input.TextArea
      {...antdProps(control)}
      autoSize={{ minRows: 3, maxRows: 10 }}
      spellCheck={false}
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  );
}
