import LockOutlined from '@ant-design/icons/LockOutlined';
import { productGroups, productRecord } from '@edp/contract/modules/product/product-record.ts';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { SwitchRow } from '../../../../ui/record/fields/switch-row.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import styles from './form.module.css';
import { consequencesOf, lockOf } from './switches.ts';

/** The switches of a product; those that its stock depends on are locked while there is any, and say where. */
export function SwitchPanel({ record }: { record: ProductValue | undefined }) {
  const t = useProductRecordText();
  const text = useDefinitionText(productRecord);
  const isHeld = record?.lock.isEdit === false;
  const isAsset = useFieldValue('assetMaterial') === 1;
  return (
    <>
      {isHeld && (
        <p className={styles.locked}>
          <LockOutlined aria-hidden="true" /> {t('stockLock', { stock: record.lock.stock || record.lock.uses })}
        </p>
      )}
      {productGroups.policy.fields.map((name) => {
        const lock = lockOf(name, { isHeld, isAsset });
        return (
          <SwitchRow
            key={name}
            name={name}
            label={text.of(name, 'label')!}
            hint={lock === 'asset' ? t('assetLock') : text.of(name, 'hint')!}
            isLocked={lock !== undefined}
            consequencesOf={(isOn) => consequencesOf(name, isOn)}
          />
        );
      })}
    </>
  );
}
