import { categorySet } from '@edp/contract/modules/category-set.ts';
import { Input, Radio } from 'antd';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { SourceSelect } from '../../ui/source-select.tsx';
import { typeNames, useCategorySetText } from './category-set-text.ts';
import styles from './category-set.module.css';

const goods = 1;

/** A new set with a copy of the tree of another. Goods sets are offered first, because they are copied most often. */
export function CategorySetCopy({ onClose }: { onClose: () => void }) {
  const t = useCategorySetText();
  const [type = goods, setType] = useRestorableState<number>('source type');
  const fields = { sourceId: { label: t('source') }, name: { label: t('newName') }, code: { label: t('newCode') } };
  return (
    <FormModal title={t('copy')} call={categorySet.copy} initial={{ sourceId: undefined, name: '', code: '' }} fields={fields} onClose={onClose}>
      <div className={styles.types}>
        <span className={styles.label} id="source-type">{t('sourceType')}</span>
        <Radio.Group aria-labelledby="source-type" options={typeNames(t)} value={type} onChange={(event) => setType(event.target.value as number)} />
      </div>
      <FormField name="sourceId"><SourceSelect call={categorySet.list} filter={{ type }} placeholder={t('sourcePlaceholder')} /></FormField>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
    </FormModal>
  );
}
