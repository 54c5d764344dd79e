/** What is asked about: a product, a material or variant; to be replaced also free text. */
export interface Subject {
  readonly productId: string;
  readonly proSpecId: string;
  readonly name: string;
  /** The specification, of free text. */
  readonly proSpecName?: string;
}

/** As the calls take it: a variant is meant where both are there. */
export const idsOf = ({ productId, proSpecId }: Subject) => (proSpecId ? { proSpecId } : { productId });
export const isRecord = ({ productId, proSpecId }: Pick<Subject, 'productId' | 'proSpecId'>) =>
  productId !== '' || proSpecId !== '';
