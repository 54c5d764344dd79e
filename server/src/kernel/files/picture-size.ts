/** The markers of frames of a JPEG: C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many pixels a PNG or JPEG has; decoding one that has too many would take gigabytes. */
export function pixelsOf(content: Buffer): number | undefined {
  const size = pictureSize(content);
  return size && size.width * size.height;
}

/** Width and height of a PNG or JPEG, from its header; undefined if it has none. */
export function pictureSize(content: Buffer): { width: number; height: number } | undefined {
  if (content.length >= 24 && content.toString('latin1', 12, 16) === 'IHDR')
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined;
  // Segments follow one another: FF, marker, length.
  for (let at = 2; at + 9 <= content.length; at += 2 + content.readUInt16BE(at + 2)) {
    if (content[at] !== 0xff) return undefined;
    if (isFrame(content[at + 1]!)) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
  }
  return undefined;
}
