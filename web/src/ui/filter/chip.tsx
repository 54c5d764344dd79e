import CloseOutlined from '@ant-design/icons/CloseOutlined';
import styles from './filter-bar.module.css';

interface Props {
  text: string;
  /** The accessible name of the first part, where it says more than the text. */
  label?: string;
  removeLabel: string;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

/** A condition that is set: the text edits it, × removes it. */
export function Chip({ text, label, removeLabel, onEdit, onRemove }: Props) {
  return (
    <span className={styles.chip}>
      {onEdit ? (
        <button type="button" className={styles.chipText} title={text} aria-label={label} onClick={onEdit}>
          {text}
        </button>
      ) : (
        <span className={styles.chipText}>{text}</span>
      )}
      <button type="button" className={styles.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </span>
  );
}
