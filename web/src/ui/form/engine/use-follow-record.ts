import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaveForm } from './use-save-form.ts';

interface Stored {
  readonly version?: number | undefined;
}

/** For a form that stays on screen after a save: it goes on with every version of its record that is read. */
export function useFollowRecord({ follow }: SaveForm, record: Stored) {
  const shown = useRef(record.version);
  const show = useEffectEvent(() => {
    shown.current = record.version;
    follow({ ...record });
  });
  useEffect(() => {
    if (record.version !== shown.current) show();
  }, [record.version]);
}
