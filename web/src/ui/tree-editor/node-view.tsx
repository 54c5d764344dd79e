import type { FieldTexts } from '../form/engine/form-context.ts';
import { useUiText } from '../ui.texts.ts';
import styles from './tree-editor.module.css';

/** The fields of a node, to be read. */
export function NodeView({ fields, record }: { fields: FieldTexts; record: object }) {
  const t = useUiText();
  const values = record as Record<string, string | number | null>;
  return (
    <dl className={styles.view}>
      {Object.entries(fields).map(([name, { label, render }]) => (
        <div key={name} className={styles.line}>
          <dt>{label}</dt>
          <dd>{(render ? render(values[name], values) : values[name]?.toString()) || t('none')}</dd>
        </div>
      ))}
    </dl>
  );
}
