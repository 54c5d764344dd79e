import { toast } from '../../../kernel/feedback/toast.ts';
import type { Pasted } from '../model/edit/paste.ts';
import { gridText as t } from '../grid.texts.ts';

const formatted = (count: number) => ({ count: count.toLocaleString('en') });

export const tellSkipped = (skipped: number) => toast('info', t('skipped', formatted(skipped)));

/** What of a paste has been done and what not; silent if everything is as expected and in sight. */
export function tellPasted({ written, skipped, rowsRefused, columnsRefused }: Pasted) {
  const parts = [
    t('pasted', formatted(written)),
    ...(rowsRefused > 0 ? [t('rowsRefused', formatted(rowsRefused))] : []),
    ...(columnsRefused > 0 ? [t('columnsRefused', formatted(columnsRefused))] : []),
    ...(skipped > 0 ? [t('skipped', formatted(skipped))] : []),
  ];
  if (parts.length > 1) toast('warning', parts.join(t('join')));
}
