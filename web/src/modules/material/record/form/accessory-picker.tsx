import { mapPage } from '@edp/contract/kernel/paging.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import { listSource, type Source } from '../../../../ui/pickers/sources.ts';
import { TablePicker } from '../../../../ui/pickers/table/table-picker.tsx';
import { useAccessoryColumns } from '../accessory-columns.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';

const materials = listSource(material.list);
/** Materials by the names that accessories have. */
const source: Source<Accessory> = {
  queryKey: [...materials.queryKey, 'accessories'],
  fetch: async (wanted, signal) =>
    mapPage(await materials.fetch(wanted, signal), ({ id, itemCode, itemName, itemCategoryText, itemTypeText }) => ({
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

export function AccessoryPicker({ materialId, added, onAdd, onClose }: Props) {
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
