import { Segmented } from '../../../../ui/filter/segmented.tsx';
import { useWorkbenchText } from '../bom-workbench.texts.ts';

export type Display = 'tree' | 'diagram';

/** The same components as a tree or as a diagram. */
export function DisplaySwitch({ value, onChange }: { value: Display; onChange: (display: Display) => void }) {
  const t = useWorkbenchText();
  return (
    <Segmented
      aria-label={t('display')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'tree', label: t('asTree') },
        { value: 'diagram', label: t('asDiagram') },
      ]}
    />
  );
}
