// An address as a QR code: the outline of its dark modules, for one path of an SVG.

import { encode } from 'uqr';

export interface Code {
  size: number;
  path: string;
}

/** With the quiet border that readers need. Runs of dark modules in a row are one rectangle. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const begin = x;
      while (x < size && row[x]) x++;
      found.push(`M${begin} ${y}h${x - begin}v1h${begin - x}z`);
    }
    return found;
  });
  return { size, path: runs.join('') };
}
