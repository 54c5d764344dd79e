export interface PixelSize {
  actualWidth: number;
  actualHeight: number;
}

/** Undefined if the browser cannot decode it as a picture; the server reports that. */
export async function pixelSize(file: File): Promise<PixelSize | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { actualWidth: width, actualHeight: height };
  } catch {
    return undefined;
  }
}
