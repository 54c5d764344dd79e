import type { Column } from '../column.ts';
import { longestText, textColumnWidth } from '../text-width.ts';

interface Need {
  /** Without this, something would be cut. */
  readonly width: number;
  /** With this, its texts are on one line. */
  readonly wanted: number;
}

/** A long text is on two lines in this, and no column takes more than that for it. */
const widestByText = 320;
const widestOnOneLine = 480;
/** Lines break between words, so that half of the width is not enough for two of them. */
const lineShare = 0.65;
/** With the gap to the name. */
const pictureWidth = 56;
const gapOfHeadings = 12;

const ofTexts = <Row>({ text }: Column<Row>, rows: readonly Row[]) =>
  text ? textColumnWidth(longestText(rows.map(text))) : 0;

/** The width that a column needs for its heading, which is readable in any language, and for the texts on the page. */
export function needOf<Row>(column: Column<Row>, rows: readonly Row[]): Need {
  const { width, head, title, lead, grows, wraps, below, picture } = column;
  const heading = head ? 0 : textColumnWidth(`${title}${below?.title ?? ''}`) + (below ? gapOfHeadings : 0);
  const beside = picture ? pictureWidth : 0;
  const whole = ofTexts(column, rows) + beside;
  const ofCode = below ? ofTexts(below, rows) + beside : 0;
  const isFolded = grows || wraps;
  const text = isFolded ? Math.min(lead ? whole : whole * lineShare, widestByText) : whole;
  const least = Math.ceil(Math.max(width, heading, text, ofCode));
  return { width: least, wanted: isFolded ? Math.max(least, Math.min(whole, widestOnOneLine)) : least };
}
