import { copyRange, pasteBlock } from '../model/edit/paste.ts';
import { parseTsv } from '../model/edit/tsv.ts';
import { rangeOf, selectRange } from '../model/range/range.ts';
import type { GridContext } from '../grid-state.ts';
import type { EditActions } from './edit.ts';
import type { SelectActions } from './select.ts';
import { tellPasted } from './tell.ts';

/** Copy and paste of ranges, also from and to Excel. */
export function clipboardActions({ now }: GridContext, { current, set }: SelectActions, { write }: EditActions) {
  return {
    copy: () => copyRange(now(), rangeOf(current())),
    paste: (text: string) => {
      const block = parseTsv(text);
      if (block.length === 0 || now().rows.length === 0) return;
      const pasted = pasteBlock(now(), rangeOf(current()), block);
      write(pasted.changes);
      set(selectRange(pasted.range));
      tellPasted(pasted);
    },
  };
}
