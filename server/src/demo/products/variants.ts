import { spread } from '../materials/variety.ts';
import type { DemoAxis, DemoProduct } from './demo-product.ts';

interface DemoVariant {
  code: string;
  name: string;
  /** One of each specification, in their order. */
  values: readonly string[];
  marketPrice: string;
  /** None where the product waits for its prices. */
  listPrice: string | null;
  barCode: string;
  isOnShelf: boolean;
  /** Pieces in its organisations; none where it is made to order. */
  stock: number;
}

const combinations = (matrix: readonly DemoAxis[]) =>
  matrix.reduce<{ values: string[]; factor: number }[]>(
    (all, [, names, dearer]) =>
      all.flatMap(({ values, factor }) =>
        names.map((name, place) => ({
          values: [...values, name],
          factor: factor * (typeof dearer === 'number' ? 1 + dearer * place : dearer[place]!),
        })),
      ),
    [{ values: [], factor: 1 }],
  );

/** All combinations, each as much dearer as its values are. */
export function demoVariants({ code, name, matrix, price, isOnShelf, isStocked, lacks }: DemoProduct): DemoVariant[] {
  const all = combinations(matrix);
  const digits = all.length > 99 ? 4 : 2;
  return all.map(({ values, factor }, place) => {
    const own = all.length === 1 ? code.slice(3) : `${code.slice(3)}-${String(place + 1).padStart(digits, '0')}`;
    const marketPrice = rounded(price * factor);
    return {
      code: own,
      values,
      name: [name, ...values].join(' '),
      marketPrice: marketPrice.toFixed(2),
      listPrice: lacks.includes('price') ? null : rounded(marketPrice * 0.92).toFixed(2),
      barCode: isOnShelf ? barCode(own) : '',
      // The first is always for sale.
      isOnShelf: place === 0 || spread(`${own} sold`, 100) < 94,
      stock:
        isStocked && spread(`${own} kept`, 100) < (all.length > 100 ? 18 : 66)
          ? Math.max(1, Math.round(Math.min(480, (300 + spread(`${own} worth`, 9000)) / marketPrice)))
          : 0,
    };
  });
}

/** To the tenth of a yuan, machines to the yuan. */
const rounded = (price: number) => (price < 200 ? Math.round(price * 10) / 10 : Math.round(price));

/** An EAN-13 with the prefix of China, from the code. */
function barCode(code: string): string {
  const digits = `69${String(10_000 + spread(`${code} maker`, 89_999))}${String(10_000 + spread(`${code} item`, 89_999))}`;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A product with its variants; the ids of both are known once they are added. */
export interface Planned {
  product: DemoProduct;
  variants: ReturnType<typeof demoVariants>;
}
