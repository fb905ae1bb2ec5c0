/** Two words for refusing: no action at all, or nothing of what is offered. */
export const REFUSING: readonly string[] = ['pass', 'decline'];
