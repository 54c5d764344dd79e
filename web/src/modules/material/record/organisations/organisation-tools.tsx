import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { translate } from '@edp/contract/texts.ts';
import { Button } from 'antd';
import { toast } from '../../../../kernel/feedback/toast.ts';
import { language } from '../../../../kernel/text/language.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';

interface Props {
  note: string;
  chosen: ReadonlySet<string>;
  onAdd: () => void;
  onRemove: (ids: readonly string[]) => unknown;
}

/** Adds organisations, and removes the chosen ones. */
export function OrganisationTools({ note, chosen, onAdd, onRemove }: Props) {
  const t = useMaterialRecordText();
  const remove = () => (chosen.size === 0 ? toast('warning', translate('material.nothingToUnassign', language())) : onRemove([...chosen]));
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden="true" />} onClick={onAdd}>{t('addOrganisations')}</Button>
      <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={() => void remove()}>{t('removeOrganisations')}</Button>
      <span className={styles.note}>{note}</span>
    </>
  );
}
