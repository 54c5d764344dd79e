import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useUiText } from '../../../../ui/ui.texts.ts';
import { useAccessoryColumns } from '../accessory-columns.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { listSource, type Source } from '../../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../../ui/pickers/table/table-picker.tsx';

const noAccessories: readonly Accessory[] = [];

export const AccessoriesTab = ({ materialId }: { materialId: string | undefined }) => (
  <FormField isCell name="productionOptions">
    <AccessoriesInput materialId={materialId} />
  </FormField>
);

function AccessoriesInput({
  materialId,
  id,
  value = noAccessories,
  onChange,
}: Control<readonly Accessory[]> & { materialId: string | undefined }) {
  const t = useMaterialRecordText();
  const ui = useUiText();
  const [isOpen, setOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const columns = useAccessoryColumns();
  const remove = (accessory: Accessory) => {
    onChange?.(value.filter((each) => each.id !== accessory.id));
    add.current?.focus();
  };
  const actions = {
    key: 'actions',
    title: ui('actions'),
    width: 88,
    render: (row: Accessory) => (
      <Button type="link" size="small" aria-label={t('removeOne', { name: row.itemName })} onClick={() => remove(row)}>
        {t('remove')}
      </Button>
    ),
  };
  return (
    <>
      <div className={styles.tools}>
        <Button ref={add} id={id} icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('addAccessories')}
        </Button>
      </div>
      {value.length === 0 ? (
        <Notice title={t('noAccessories')} />
      ) : (
        <DataTable
          caption={t('accessoriesTab')}
          columns={columns}
          rightColumns={[actions]}
          rows={value}
          isFirstLoad={false}
          isLoading={false}
        />
      )}
      {isOpen && (
        <AccessoryPicker
          materialId={materialId}
          added={value}
          onAdd={(chosen) => onChange?.([...value, ...chosen])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const materials = listSource(material.list);
/** Materials by the names that accessories have. */
const source: Source<Accessory> = {
  queryKey: [...materials.queryKey, 'accessories'],
  fetch: async (query, signal) =>
    mapPage(await materials.fetch(query, signal), ({ id, itemCode, itemName, itemCategoryText, itemTypeText }) => ({
      id,
      itemCode,
      itemName,
      itemCategoryName: itemCategoryText,
      itemType: itemTypeText,
    })),
};

interface Props {
  /** The material itself, once it is stored. */
  materialId: string | undefined;
  added: readonly Accessory[];
  onAdd: (accessories: readonly Accessory[]) => void;
  onClose: () => void;
}

function AccessoryPicker({ materialId, added, onAdd, onClose }: Props) {
  const t = useMaterialRecordText();
  const reasonOf = ({ id }: Accessory) => {
    if (id === materialId) return t('isItself');
    return added.some((each) => each.id === id) ? t('isAdded') : undefined;
  };
  const confirm = (chosen: readonly Accessory[]) => {
    onAdd(chosen);
    onClose();
  };
  return (
    <TablePicker
      title={t('chooseAccessories')}
      source={source}
      columns={useAccessoryColumns()}
      nameOf={({ itemName }) => itemName}
      searchLabel={t('searchMaterials')}
      selection="multiple"
      emptyMessage={t('noAccessoryChosen')}
      disabledReason={reasonOf}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
