import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useUiText } from '../../ui/ui.texts.ts';
import { useImportText } from './import.texts.ts';

interface Props {
  noun: string;
  onPasted: (run: ImportDetail) => void;
  onClose: () => void;
}

/** Cells that were copied in Excel: a text with tabs between the values. */
export function PasteDialog({ noun, onPasted, onClose }: Props) {
  const t = useImportText();
  const ui = useUiText();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onPasted(await fetchData(imports.paste, { noun, text }));
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  const footer = [
    <Button key="cancel" onClick={onClose}>
      {ui('cancel')}
    </Button>,
    <Button key="yes" type="primary" loading={isBusy} disabled={text.trim() === ''} onClick={() => void send()}>
      {t('pasteYes')}
    </Button>,
  ];
  return (
    <Modal title={t('pasteTitle')} width={640} footer={footer} onClose={onClose}>
      <label>
        {t('pasteLabel')}
        <textarea className={controls.input} rows={10} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </Modal>
  );
}
