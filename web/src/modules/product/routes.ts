export const productList = '/mchManage';

/** The page of a product in an organisation; a user without one has 0. */
export const productPage = (id: string, invorgId: string) => `${productList}/${id}/${invorgId || '0'}`;

export const skusPage = (productId: string) => `/mySpecification/${productId}`;
