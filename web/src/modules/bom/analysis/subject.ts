/** What is asked about: a product, or a material or variant. */
export interface Subject {
  readonly productId: string;
  readonly proSpecId: string;
  readonly name: string;
}

/** As the calls take it: a variant is meant where both are there. */
export const idsOf = ({ productId, proSpecId }: Subject) => (proSpecId ? { proSpecId } : { productId });
export const isRecord = ({ productId, proSpecId }: Pick<Subject, 'productId' | 'proSpecId'>) => productId !== '' || proSpecId !== '';
