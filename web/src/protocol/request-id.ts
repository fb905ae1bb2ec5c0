/** A new id for a decision; it makes a request safe to repeat. Not a secret: pages on a plain network have no randomUUID. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
