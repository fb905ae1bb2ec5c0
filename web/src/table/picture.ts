// The end of a game as a picture to pass on, drawn on a canvas with the type and colours of the page.

export interface Picture {
  game: string;
  title: string;
  why: string;
  when: string;
  rows: Row[];
}
interface Row {
  name: string;
  points: number;
  won: boolean;
  /** What the points are made of. */
  of: { words: string; points: number }[];
  /** Partners together; their own rows follow. */
  team: boolean;
}

const WIDE = 1200;
const EDGE = 56;
const HEAD = 250;
const FOOT = 76;
const INK = '#2c1d0e';
const SOFT = '#6d563a';
const RED = '#8f1913';
const GOLD = '#c08a22';

const display = (size: number): string => `700 ${size}px 'Bona Nova', Georgia, serif`;
const plain = (size: number): string => `400 ${size}px 'Alegreya Sans', sans-serif`;
export const heightOf = (rows: Row[]): number => HEAD + FOOT + rows.reduce((sum, row) => sum + rowHeight(row), 0);
const rowHeight = (row: Row): number => (row.of.length ? 104 : 72);

/** As much of a text as fits, with an ellipsis where some is missing. */
export function shortened(text: string, most: number, width: (text: string) => number): string {
  if (width(text) <= most) return text;
  let end = text.length;
  while (end > 0 && width(`${text.slice(0, end)}…`) > most) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

export async function draw(picture: Picture): Promise<Blob> {
  await Promise.all([document.fonts.load(display(48)), document.fonts.load(plain(24))]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = heightOf(picture.rows);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  sheet(pen, canvas.height);
  head(pen, picture);
  let y = HEAD;
  for (const row of picture.rows) {
    line(pen, row, y);
    y += rowHeight(row);
  }
  write(pen, 'Viceregal', EDGE, canvas.height - 34, display(26), RED);
  write(pen, picture.when, WIDE - EDGE, canvas.height - 34, plain(24), SOFT, 'right');
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture could not be made'))), 'image/png'),
  );
}

function sheet(pen: CanvasRenderingContext2D, height: number): void {
  const light = pen.createRadialGradient(WIDE / 2, height * 0.4, 80, WIDE / 2, height / 2, WIDE * 0.75);
  light.addColorStop(0, '#fbf3df');
  light.addColorStop(1, '#e9dbbb');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, height);
  for (const [inset, thick] of [
    [14, 5],
    [24, 1.5],
  ] as const) {
    pen.strokeStyle = GOLD;
    pen.lineWidth = thick;
    pen.strokeRect(inset, inset, WIDE - 2 * inset, height - 2 * inset);
  }
}

function head(pen: CanvasRenderingContext2D, { game, title, why }: Picture): void {
  write(pen, game, EDGE, 92, display(34), RED);
  write(pen, title, EDGE, 156, display(56), INK);
  write(pen, why, EDGE, 202, plain(27), SOFT);
}

function line(pen: CanvasRenderingContext2D, row: Row, y: number): void {
  const left = row.team ? EDGE : EDGE + 16;
  if (row.won) {
    pen.fillStyle = '#f3dc9b';
    pen.fillRect(EDGE - 14, y + 2, WIDE - 2 * EDGE + 28, rowHeight(row) - 8);
  }
  pen.fillStyle = '#cdb689';
  pen.fillRect(EDGE, y, WIDE - 2 * EDGE, 1.5);
  const points = row.team ? 44 : 50;
  write(pen, row.won ? `★ ${row.name}` : row.name, left, y + 48, display(row.team ? 32 : 36), INK, 'left', 860);
  write(pen, String(row.points), WIDE - EDGE - 12, y + 52, display(points), INK, 'right');
  const parts = row.of.map(({ words, points: each }) => `${words} ${each}`).join('  ·  ');
  if (parts) write(pen, parts, left, y + 84, plain(23), SOFT, 'left', 900);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  most = WIDE - 2 * EDGE,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(
    shortened(text, most, (each) => pen.measureText(each).width),
    x,
    y,
  );
}
