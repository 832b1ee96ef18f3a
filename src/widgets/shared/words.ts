/** A number and its noun: « 1 dégât », « 0 dégât », « 3 dégâts ». */
export const count = (value: number, one: string, several = `${one}s`): string =>
	`${value} ${Math.abs(value) < 2 ? one : several}`;

/** « a », « a et b », « a, b et c ». */
export const listed = (items: readonly string[], last = 'et'): string =>
	[items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${last} `);

/** Text that starts a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A change with its sign, « +2 » or « −1 »; « 0 » has none. */
export const signed = (value: number): string => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`);

/** A whole number, with a real minus sign when it is below zero. */
export const whole = (value: number): string => (value < 0 ? `−${-value}` : String(value));
