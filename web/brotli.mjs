// After the build: beside every text file of the page lies a smaller one, for browsers that can read it.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const PAGE = fileURLToPath(new URL('../src/viceregal/server/page', import.meta.url));
const TEXTS = /\.(js|css|svg)$/; // the server writes into the page itself
const WORTH_IT = 200;

for (const name of readdirSync(PAGE, { recursive: true }).filter((each) => TEXTS.test(each))) {
  const file = readFileSync(join(PAGE, name));
  if (file.length > WORTH_IT) writeFileSync(join(PAGE, `${name}.br`), brotliCompressSync(file));
}
