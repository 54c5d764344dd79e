/** Choosing a company starts without cookies of an earlier one. HttpOnly cookies are not ours. */
export function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
