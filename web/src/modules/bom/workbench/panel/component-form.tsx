import { bomItem, bomItemRecord } from '@edp/contract/modules/bom/bom-item.ts';
import { Button } from 'antd';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { FormBody } from '../../../../ui/form/form-body.tsx';
import { useSaveForm } from '../../../../ui/form/engine/use-save-form.ts';
import { blankOf } from '../../../../ui/noun/defined/defined-texts.tsx';
import { useUiText } from '../../../../ui/ui.texts.ts';
import { ComponentFields } from './component-fields.tsx';
import { useComponentFields } from './component-view.tsx';
import type { BomEditor } from '../use-bom-editor.ts';
import styles from './panel.module.css';

const blank = { ...blankOf(bomItemRecord), productId: '', proSpecId: '', typeId: '', picId: '' };

interface Props {
  editor: BomEditor;
  onSaved: (saved: { id: string }) => void;
  onRejected: () => void;
  onCancel: () => void;
}

/** The form of a component; saving and cancelling return to its details. */
export function ComponentForm({ editor, onSaved, onRejected, onCancel }: Props) {
  const t = useUiText();
  const fields = useComponentFields();
  const box = useRef<HTMLDivElement>(null);
  const { mode, selected, bomId, nextSort } = editor;
  const edited = mode === 'edit' ? selected?.node : undefined;
  const supId = mode === 'addChild' ? editor.selectedId : '';
  // The picture goes by its address, which the upload gives.
  const initial = edited ? { ...edited, picId: '' } : { ...blank, bomId, supId, sort: nextSort };
  const state = useSaveForm({
    call: bomItem.save,
    initial,
    draftKey: edited?.id ?? `${mode} ${bomId} ${supId ?? ''}`,
    fields,
    onSaved: (saved) => onSaved(saved as { id: string }),
    onRejected,
  });
  useImperativeHandle(editor.guard, () => state.confirmLeave);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const cancel = () => {
    state.clearDraft();
    onCancel();
  };
  return (
    <>
      <div ref={box} className={styles.scroll}>
        <FormBody of={state}>
          <ComponentFields component={edited} />
        </FormBody>
      </div>
      <footer className={styles.foot}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          form={state.formId}
          loading={state.isSaving}
          disabled={state.isBlocked}>
          {t('save')}
        </Button>
      </footer>
    </>
  );
}
