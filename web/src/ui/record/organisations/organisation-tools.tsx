import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { translate, type MessageKey } from '@edp/contract/texts.ts';
import { Button } from 'antd';
import { toast } from '../../../kernel/feedback/toast.ts';
import { language } from '../../../kernel/text/language.ts';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';

interface Props {
  note: string;
  /** Said when none of them is chosen. */
  nothingChosen: MessageKey;
  chosen: ReadonlySet<string>;
  onAdd: () => void;
  onRemove: (ids: readonly string[]) => unknown;
}

/** Adds organisations, and removes the chosen ones. */
export function OrganisationTools({ note, nothingChosen, chosen, onAdd, onRemove }: Props) {
  const t = useOrganisationsText();
  const remove = () =>
    chosen.size === 0 ? toast('warning', translate(nothingChosen, language())) : onRemove([...chosen]);
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden="true" />} onClick={onAdd}>
        {t('add')}
      </Button>
      <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={() => void remove()}>
        {t('removeChosen')}
      </Button>
      <span className={styles.note}>{note}</span>
    </>
  );
}
