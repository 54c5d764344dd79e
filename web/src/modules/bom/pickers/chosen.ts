/** A product, or a material or variant, as a BOM and its components refer to it. */
export interface Chosen {
  readonly productId?: string;
  readonly proSpecId?: string;
  readonly code: string;
  readonly name: string;
  readonly specification: string;
  readonly unitId?: string;
  readonly unitText?: string;
}

/** What every picker of this module is given. */
export interface ChooserProps {
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
}
