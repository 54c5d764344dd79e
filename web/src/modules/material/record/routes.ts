export const materialList = '/materialManage';

/** The page of a material in the current organisation. */
export const materialRoute = (id: string) => `${materialList}/${id}/0`;

const copyParam = 'copy';
/** The form of a new material that begins as a copy. */
export const copyRoute = (id: string) => `${materialList}/0/0?${copyParam}=${id}`;
export const copiedId = (search: URLSearchParams) => search.get(copyParam) ?? undefined;
