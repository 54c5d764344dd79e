import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormScopeContext } from './form-context.ts';
import { RestoredBar } from './restored-bar.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import type { SaveForm } from './use-save-form.ts';

const labelCol = { flex: '0 0 var(--edp-labelWidth)' };

/** The fields of a save form, and the dialog for a stale version. */
export function FormBody({ of, children }: { of: SaveForm; children: ReactNode }) {
  const { formId, form, call, fields, stale } = of;
  return (
    <>
      <FormScopeContext value={{ call, fields, blockSave: of.blockSave }}>
        <Form id={formId} name={formId} form={form} initialValues={of.values} colon={false} labelCol={labelCol} wrapperCol={{ flex: '1 1 0' }}
          scrollToFirstError={{ focus: true, block: 'center' }} onFinish={of.submit} onValuesChange={of.markChanges}>
          {of.isRestored && <RestoredBar onDiscard={of.discardDraft} />}
          {children}
        </Form>
      </FormScopeContext>
      {stale && (
        <StaleDialog message={stale.message} fields={fields} mine={form.getFieldsValue()} current={stale.current}
          onOverwrite={() => of.overwrite(stale.current)} onLoad={() => of.load(stale.current)} onClose={of.closeStale} />
      )}
    </>
  );
}
