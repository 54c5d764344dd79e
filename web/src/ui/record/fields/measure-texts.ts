import type { FieldTexts } from '../../form/engine/form-context.ts';
import type { Option } from '../../inputs/select.tsx';
import type { FieldsText } from './record-fields.texts.ts';

export const unitIn =
  (units: readonly Option[], name?: string) => (id: unknown, record: Readonly<Record<string, unknown>>) =>
    units.find(({ value }) => value === id)?.text ?? (name && id ? (record[name] as string) : undefined);

/** The labels of sizes and weights. `label`: of the whole, so that its parts count as fields of the form. */
export const measureTexts = (t: FieldsText, units: readonly Option[], label: string): FieldTexts => {
  const unit = { render: unitIn(units) };
  return {
    combinedUnitVo: { label },
    'combinedUnitVo.lengthStr': { label: t('lengthName') },
    'combinedUnitVo.widthStr': { label: t('widthName') },
    'combinedUnitVo.highStr': { label: t('heightName') },
    'combinedUnitVo.lengthUnitId': { label: t('lengthUnit'), ...unit },
    'combinedUnitVo.volumeStr': { label: t('volume') },
    'combinedUnitVo.volumeUnitId': { label: t('volumeUnit'), ...unit },
    'combinedUnitVo.roughWeight': { label: t('grossName') },
    'combinedUnitVo.netWeight': { label: t('netName') },
    'combinedUnitVo.weightUnitId': { label: t('weightUnit'), ...unit },
  };
};
