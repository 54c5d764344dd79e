import { lazy } from '../../kernel/lazy.ts';
import type { NamedRecord } from '../record/record-kind.ts';
import type { ListScreens } from './use-noun-list.ts';

/** The drawer and the dialog of a noun, loaded when first shown. */
export const lazyScreens = <Value extends NamedRecord, Opened>(
  load: () => Promise<Required<ListScreens<Value, Opened>>>,
) => ({ load, Drawer: lazy(async () => (await load()).Drawer), Dialog: lazy(async () => (await load()).Dialog) });
