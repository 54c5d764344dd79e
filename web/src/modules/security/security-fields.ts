import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { useSecurityText } from './security.texts.ts';

const flags = ['passwordLetters', 'passwordDigits', 'passwordSymbols', 'passwordUncommon'] as const;
const numbers = [
  'passwordLength',
  'passwordDays',
  'passwordHistory',
  'idleMinutes',
  'sessionHours',
  'rememberedIdleDays',
  'rememberedDays',
] as const;

/** The labels of the settings, in the form and in their history. */
export function useSecurityFields(): FieldTexts {
  const t = useSecurityText();
  const yesOrNo = (value: unknown) => t(value === 1 ? 'yes' : 'no');
  return {
    ...Object.fromEntries(numbers.map((name) => [name, { label: t(name) }])),
    ...Object.fromEntries(flags.map((name) => [name, { label: t(name), render: yesOrNo }])),
    allowedAddresses: { label: t('allowedAddresses') },
    twoFactor: {
      label: t('twoFactor'),
      render: (value: unknown) => t(value === 'off' ? 'twoFactorOff' : 'twoFactorOptional'),
    },
    twoFactorRoleIds: { label: t('twoFactorRoleIds') },
    verificationCode: { label: t('weakeningCode') },
    securityWatermarking: { label: t('watermark'), render: yesOrNo },
  };
}
