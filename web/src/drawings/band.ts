// Where the lozenges and vines of a frame stand.

export interface Mark {
  kind: 'lozenge' | 'vine';
  x: number;
  y: number;
  turn: number;
  step: number;
}

export function bandMarks(width: number, height: number, inset: number, fine: boolean): Mark[] {
  const marks: Mark[] = [];
  const side = (length: number, put: (at: number, kind: Mark['kind'], step: number) => void): void => {
    const parts = Math.max(2, Math.round((length - 2 * inset) / (fine ? 94 : 120)));
    const step = (length - 2 * inset) / parts;
    for (let part = 0; part < parts; part++) {
      const from = inset + part * step;
      if (part > 0) put(from, 'lozenge', step);
      if (fine) put(from + step / 2, 'vine', step);
    }
  };
  side(width, (at, kind, step) => {
    marks.push({ kind, x: at, y: inset, turn: 0, step }, { kind, x: at, y: height - inset, turn: 180, step });
  });
  side(height, (at, kind, step) => {
    marks.push({ kind, x: inset, y: at, turn: 90, step }, { kind, x: width - inset, y: at, turn: 270, step });
  });
  return marks;
}
