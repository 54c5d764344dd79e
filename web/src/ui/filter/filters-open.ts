import { readStorage, writeStorage } from '../../kernel/session/storage.ts';

// Who filters by fields leaves them open, in every list.
const key = 'filters';

export const wereFiltersOpen = () => readStorage(key) === 'open';
export const rememberFiltersOpen = (isOpen: boolean) => writeStorage(key, isOpen ? 'open' : '');
