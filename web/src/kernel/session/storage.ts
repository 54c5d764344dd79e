const prefix = 'edp_';

export const readStorage = (key: string): string => localStorage.getItem(prefix + key) ?? '';

/** An empty value is removed: absent and empty mean the same. */
export function writeStorage(key: string, value: string) {
  if (value === '') localStorage.removeItem(prefix + key);
  else localStorage.setItem(prefix + key, value);
}

/** Calls the listener when another window of the browser changed the storage. */
export function onStorageChanged(listener: () => void) {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(prefix)) listener();
  });
}
