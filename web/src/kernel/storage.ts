const prefix = 'edp_';

export const read = (key: string): string => localStorage.getItem(prefix + key) ?? '';

/** An empty value is not kept: absent and empty mean the same. */
export function write(key: string, value: string) {
  if (value === '') localStorage.removeItem(prefix + key);
  else localStorage.setItem(prefix + key, value);
}

/** Tells when another window of the same browser has changed what is stored. */
export function onStoredElsewhere(listener: () => void) {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(prefix)) listener();
  });
}
