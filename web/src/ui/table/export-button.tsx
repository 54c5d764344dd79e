import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useTableText } from './table.texts.ts';
import type { ExportProps } from '../export/export-dialog.tsx';

const ExportDialog = lazy(async () => (await import('../export/export-dialog.tsx')).ExportDialog);

/** 导出: what the list shows as a file. */
export function ExportButton(props: Omit<ExportProps, 'onClose'>) {
  const t = useTableText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('export')}</Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
