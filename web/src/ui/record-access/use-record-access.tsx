import { sharing } from '@edp/contract/modules/sharing.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '../../kernel/access.ts';
import { lazy } from '../../kernel/lazy.ts';
import type { RowAction } from '../row-actions.tsx';
import { useRecordAccessText } from './record-access-text.ts';

const RecordAccessDialog = lazy(async () => (await import('./record-access-dialog.tsx')).RecordAccessDialog);

interface Named {
  readonly id: string;
  readonly name: string;
}

/** 共享范围 of a shared type: row action, page button, and the dialog that both open. */
export function useRecordAccess(sharingType: SharedTypeCode) {
  const t = useRecordAccessText();
  const can = useCan();
  const [of, setOf] = useState<Named>();
  return {
    actionOf: ({ id, name }: Named): RowAction => ({ text: t('open'), can: sharing.recordAccess.can, run: () => setOf({ id, name }) }),
    buttonOf: ({ id, name }: Named) => can(sharing.recordAccess.can) && <Button onClick={() => setOf({ id, name })}>{t('open')}</Button>,
    dialog: of && <RecordAccessDialog sharingType={sharingType} of={of} onClose={() => setOf(undefined)} />,
  };
}
