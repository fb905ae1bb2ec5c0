// The review of a game: asked for until it is made, and what one does with it.

import { api } from '../protocol/http';
import type { Lang, Review } from '../protocol/types';
import { settings } from '../shell/settings.svelte';

const WAIT = 700;
const SCALE = 2;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How much of it is made, of 1. */
  progress = $state(0);
  /** Of the review, as soon as it is asked for. */
  id = $state('');
  private turn = 0;

  /** Of a table that is over, or of a record. */
  async ask(table: string | null, record: string, lang: Lang): Promise<void> {
    const turn = ++this.turn;
    while (turn === this.turn) {
      const told = table ? await api.review(table, lang) : await api.reviewRecord(record, lang);
      if (turn !== this.turn) return;
      this.id = told.id;
      this.progress = told.done / told.all;
      this.review = told.review ?? this.review;
      if (told.review) return;
      await new Promise((go) => window.setTimeout(go, WAIT));
    }
  }

  stop(): void {
    this.turn++;
  }

  /** A table that goes on from there, against bots; its address. */
  async playOn(at: number, seat: number, lang: Lang): Promise<string> {
    const made = await api.playOn(this.id, { at, seat, name: settings.name || String(seat + 1) }, lang);
    return made.table.link;
  }
}

/** Saves the picture as it is drawn, or as points. */
export async function save(svg: string, name: string, kind: 'svg' | 'png'): Promise<void> {
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  const blob = kind === 'svg' ? drawn : await asPoints(drawn);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function asPoints(drawn: Blob): Promise<Blob> {
  const address = URL.createObjectURL(drawn);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * SCALE;
    canvas.height = image.height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((go, fail) => {
      canvas.toBlob((blob) => (blob ? go(blob) : fail(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
