import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { brand, brandRecord } from '@edp/contract/modules/brand/brand.ts';
import { translate } from '@edp/contract/texts.ts';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { toast } from '../../../../kernel/feedback/toast.ts';
import { request } from '../../../../kernel/http/api.ts';
import { runAction } from '../../../../kernel/http/run-action.ts';
import { useCan } from '../../../../kernel/session/access.ts';
import { language } from '../../../../kernel/text/language.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import { RemoteSelect } from '../../../../ui/inputs/remote-select.tsx';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../../ui/noun/noun.texts.ts';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import styles from './form.module.css';

export const BrandField = ({ record }: { record: ProductValue | undefined }) => (
  <FormField name="brandId">
    <BrandInput record={record} />
  </FormField>
);

/** One of the brands, or a new one by its name without leaving the form. */
function BrandInput({ record, onChange, ...control }: Control<string> & { record: ProductValue | undefined }) {
  const noun = useNounText();
  const mayAdd = useCan()(brand.addByName.can);
  const [added, setAdded] = useState<{ id: string; name: string }>();
  const add = async (name: string) => {
    const isDone = await runAction('brand', async () => {
      const answer = await request(brand.addByName, { name });
      setAdded(answer.data);
      onChange?.(answer.data.id);
      return answer;
    });
    return isDone;
  };
  const stored = record?.brandId ? [{ id: record.brandId, name: record.brandText }] : [];
  return (
    <RemoteSelect
      {...control}
      call={brand.options}
      loadedRecords={added ? [...stored, added] : stored}
      placeholder={noun('select')}
      onChange={(id) => onChange?.(id ?? '')}
      footer={mayAdd ? <AddBrand onAdd={add} /> : undefined}
    />
  );
}

function AddBrand({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const t = useProductRecordText();
  const label = useDefinitionText(brandRecord).of('name', 'label')!;
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (name.trim() === '') return toast('warning', translate('brand.nameRequired', language()));
    setBusy(true);
    if (await onAdd(name.trim())) setName('');
    return setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The list would take the keys for its own.
    event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <div className={styles.addBrand}>
      <Input
        aria-label={label}
        placeholder={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="link" icon={<PlusOutlined aria-hidden="true" />} loading={isBusy} onClick={() => void add()}>
        {t('addBrand')}
      </Button>
    </div>
  );
}
