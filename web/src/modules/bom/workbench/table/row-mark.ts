/** How a row differs from another BOM: a sign, its meaning, and the quantity that it had. */
export interface RowMark {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly sign: string;
  readonly text: string;
  readonly quantity?: string | undefined;
}
