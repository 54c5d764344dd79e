const prefix = 'edp_';

export const readStorage = (key: string): string => localStorage.getItem(prefix + key) ?? '';

/** An empty value is not kept: absent and empty mean the same. */
export function writeStorage(key: string, value: string) {
  if (value === '') localStorage.removeItem(prefix + key);
  else localStorage.setItem(prefix + key, value);
}

/** Tells when another window of the same browser has changed what is stored. */
export function onStorageChanged(listener: () => void) {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(prefix)) listener();
  });
}
