import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { nounOf } from '../../kernel/http/query-key.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { invalidateProducts } from './invalidate-products.ts';
import { productText } from './product.texts.ts';

interface Shelved {
  readonly name: string;
  readonly active: 0 | 1;
  /** What it is called. */
  readonly thing: string;
}

/** Puts a product or a variant on the shelf or takes it off, which can be undone; `set` sends the state. */
export function shelfAction(
  { name, active, thing }: Shelved,
  set: (on: 0 | 1) => Promise<Envelope<unknown>>,
): RowAction {
  const words = [productText('takeOffShelf'), productText('putOnShelf')] as const;
  const next = active === 1 ? 0 : 1;
  const outcome = { action: words[next], thing, name, back: { action: words[active], send: () => set(active) } };
  return {
    text: words[next],
    can: product.up.can,
    run: () => runAction(nounOf(product.up), () => set(next), invalidateProducts, outcome),
  };
}
