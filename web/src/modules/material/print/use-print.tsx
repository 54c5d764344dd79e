import { mostPrinted } from '@edp/contract/modules/material/material.ts';
import { translate } from '@edp/contract/texts.ts';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../kernel/feedback/toast.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { language } from '../../../kernel/text/language.ts';
import { printText } from './print-materials.texts.ts';

const PrintDialog = lazy(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints materials: asks for the layout first. */
export function usePrint(): { print: (ids: readonly string[]) => void; dialog: ReactNode } {
  const [ids, setIds] = useState<readonly string[]>();
  const print = (chosen: readonly string[]) => {
    if (chosen.length === 0) toast('warning', translate('material.nothingToPrint', language()));
    else if (chosen.length > mostPrinted) toast('warning', printText('tooMany', { most: mostPrinted }));
    else setIds(chosen);
  };
  return { print, dialog: ids && <PrintDialog ids={ids} onClose={() => setIds(undefined)} /> };
}
