import { sectionParam } from '../../kernel/data/record-route.ts';

export const productList = '/mchManage';

/** The page of a product in an organisation, at one of its tabs; a user without an organisation has 0. */
export const productPage = (id: string, invorgId: string, section?: string) =>
  `${productList}/${id}/${invorgId || '0'}${section ? `?${sectionParam}=${section}` : ''}`;

export const skusPage = (productId: string) => `/mySpecification/${productId}`;
