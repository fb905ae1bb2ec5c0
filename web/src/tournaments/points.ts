// Points in fractions.

/** Points in halves, as players write them: 2½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[value - whole] ?? '';
  return whole || !part ? `${whole}${part}` : part;
}
