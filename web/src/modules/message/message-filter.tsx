import { Segmented } from '../../ui/filter/segmented.tsx';
import { useMessageText } from './message.texts.ts';

/** As on the wire: empty for all, 0 unread, 1 read. */
export type ReadFilter = '' | '0' | '1';

export function MessageFilter({ value, onChange }: { value: ReadFilter; onChange: (value: ReadFilter) => void }) {
  const t = useMessageText();
  const options: { value: ReadFilter; label: string }[] = [
    { value: '', label: t('all') },
    { value: '0', label: t('unread') },
    { value: '1', label: t('read') },
  ];
  return <Segmented aria-label={t('filter')} options={options} value={value} onChange={onChange} />;
}
