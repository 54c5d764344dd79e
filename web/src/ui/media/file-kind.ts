/** By the extension of the stored name: the server has looked at the content. */
export const isPictureName = (name: string) => /\.(?:jpe?g|png)$/i.test(name);
export const isVideoName = (name: string) => /\.mp4$/i.test(name);
