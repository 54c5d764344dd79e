import { correction, generate, mode } from 'lean-qr';

export interface QrSymbol {
  /** Modules of a side, without the quiet zone. */
  size: number;
  /** Dark modules, joined along rows. */
  runs: { x: number; y: number; length: number }[];
}

/** As many bytes as a symbol of 57 modules holds; finer ones are not read from a label. */
const mostBytes = 200;
/**
 * Without Shift-JIS and Latin-1: where a text changes between encodings, some readers (zbar among them) read nothing.
 */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** Undefined for a text that is empty or too long for a label. */
export function qrSymbol(text: string): QrSymbol | undefined {
  if (text === '' || Buffer.byteLength(text) > mostBytes) return undefined;
  const symbol = generate(text, { minCorrectionLevel: correction.M, modes });
  const runs: QrSymbol['runs'] = [];
  for (let y = 0; y < symbol.size; y++) {
    for (let x = 0; x < symbol.size; x++) {
      const from = x;
      while (symbol.get(x, y)) x++;
      if (x > from) runs.push({ x: from, y, length: x - from });
    }
  }
  return { size: symbol.size, runs };
}
