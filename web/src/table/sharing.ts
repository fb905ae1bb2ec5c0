// Addresses that are passed on: which one others reach, and how it gets into the clipboard.

import { api } from '../protocol/http';

/** Whoever opened the page on the server's own machine shares the address by which others reach it; null: there is none. */
export async function baseForOthers(): Promise<string | null> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname)) return location.origin;
  try {
    return (await api.addresses()).addresses[0] ?? null;
  } catch {
    return location.origin;
  }
}

/** Copies what stands in a field; whether it did. On a plain local network there is no clipboard, but a selection can be copied. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  // The types promise a clipboard that a page without encryption does not have.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const written = await clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without encryption
  return written || document.execCommand('copy');
}

/** What the phone's share sheet says; false where there is none, or it was closed again. */
export async function shareLink(url: string, title: string, text: string): Promise<boolean> {
  return shared({ url, title, text });
}

export const canShareLink = (): boolean => typeof (navigator as Partial<Navigator>).share === 'function';

export const canShareFile = (file: File): boolean =>
  typeof (navigator as Partial<Navigator>).canShare === 'function' && navigator.canShare({ files: [file] });

export async function shareFile(file: File, title: string): Promise<boolean> {
  return shared({ files: [file], title });
}

async function shared(what: ShareData): Promise<boolean> {
  if (!canShareLink()) return false;
  return navigator.share(what).then(
    () => true,
    () => false, // whoever closes the sheet has changed his mind
  );
}
