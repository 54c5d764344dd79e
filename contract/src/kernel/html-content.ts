/** Whether there is something to read or to see: markup without words and pictures is nothing. */
export const hasContent = (html: string) =>
  /<img\b/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
