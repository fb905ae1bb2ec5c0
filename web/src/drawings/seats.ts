/** Seats are signs, never colours: colours belong to the houses. */
export const SEAT_SIGNS = ['sun', 'moon', 'ringed-planet', 'comet-spark'] as const;

export const seatSign = (seat: number): string => SEAT_SIGNS[seat % SEAT_SIGNS.length] ?? 'sun';
