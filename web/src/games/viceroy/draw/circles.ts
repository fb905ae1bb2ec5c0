// Where three cards meet: an open circle, or one of a single colour, which shines.

import { type Colour, f, gem, onCircle, quarter } from './gems';

/** What is printed at the quarters: the left card's corner, the right card's, and the upper card's foot, which is two. */
export interface Corners {
  left: Colour;
  right: Colour;
  bottom: Colour;
}

export interface Circle extends Corners {
  /** The one colour it has, as the server says: it shines. */
  one: Colour | null;
  painted?: Colour | undefined;
}

/** What meets under a card, to be drawn; null where nothing lies below it, or no face is there yet. */
export function cornersUnder(
  pyramid: Record<string, number>,
  place: string,
  faces: Record<string, { segments: string[] }>,
): Corners | null {
  const [level = 0, column = 0] = place.split('.').map(Number);
  const segmentsAt = (at: string): string[] | undefined => faces[String(pyramid[at])]?.segments;
  const upper = segmentsAt(place);
  const left = segmentsAt(`${level - 1}.${column}`);
  const right = segmentsAt(`${level - 1}.${column + 1}`);
  if (!upper || !left || !right) return null;
  return { left: left[1] as Colour, right: right[0] as Colour, bottom: upper[2] as Colour };
}

/** Clockwise from the lower right. */
export const quartersOf = (circle: Corners): [number, Colour][] => [
  [0, circle.right],
  [90, circle.left],
  [180, circle.bottom],
  [270, circle.bottom],
];

function paintedOver(circle: Circle, x: number, y: number, r: number): string {
  const colour = circle.painted;
  if (!colour) return '';
  return quartersOf(circle)
    .filter(([, own]) => own !== colour)
    .map(([from]) => {
      const turn = ((from + 45) * Math.PI) / 180;
      return (
        quarter(x, y, r, from, colour) +
        gem(colour, x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * 0.62)
      );
    })
    .join('');
}

export function circle(what: Circle, x: number, y: number, r: number, mini = false): string {
  const { one } = what;
  const k = r / 24;
  const round = (stroke: string, width: number, opacity = 1): string =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" ` +
    `opacity="${opacity}"/>`;
  const halo = one ? `<circle class="halo" cx="${f(x)}" cy="${f(y)}" r="${f(r * 1.5)}" fill="url(#v-halo)"/>` : '';
  const cross =
    `<path d="M${f(x - r)} ${f(y)}H${f(x + r)}M${f(x)} ${f(y - r)}V${f(y + r)}" stroke="#FFF3D0" ` +
    `stroke-width="${f(Math.max(0.7, r * 0.05))}" opacity="${one ? 0.55 : 0.9}"/>`;
  const rim =
    round('#2a1a08', Math.max(1.2, (one ? 4.4 : 2.6) * k), 0.75) +
    round('url(#leaf)', Math.max(0.8, (one ? 3.2 : 1.5) * k));
  const point = (i: number): string => {
    const at = i * 45 + 22.5;
    return (
      `<path ` +
      `d="M${onCircle(x, y, r * 1.06, at - 3)}L${onCircle(x, y, r * 1.24, at)}L${onCircle(x, y, r * 1.06, at + 3)}Z" fill="#F7DA7C" stroke="#6b4a12" stroke-width=".5"/>`
    );
  };
  const points = one && !mini ? Array.from({ length: 8 }, (_, i) => point(i)).join('') : '';
  return halo + paintedOver(what, x, y, r) + cross + rim + points;
}
