/** Drawings of the tiles of a game's home, as what is stroked on a 20 × 20 grid. */
export const tileIcons = {
	/** A sheet with its lines. */
	aid: 'M4.5 2h11v16h-11zM7.5 6h5m-5 4h5m-5 4h3',
	/** A clock that asks. */
	when: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M10 5.5V10l3.2 2.2',
	/** What goes round. */
	turn: 'M16.5 8A7 7 0 0 0 3.8 6.5M3.5 12a7 7 0 0 0 12.7 1.5M3.5 2.5v4h4m9 11v-4h-4',
	swords: 'M3 3l10.5 10.5M17 3 6.5 13.5M12 15l3-3m-7 3-3-3m8.5 1.5L17 17M6.5 13.5 3 17',
	chain:
		'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.2 3.2 0 0 0-4.6-4.6l-1 1m1 3.6a3.2 3.2 0 0 0-4.6 0l-3 3a3.2 3.2 0 0 0 4.6 4.6l1-1',
	key: 'M7 7.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m2.8 1.2L17 3m-3 2.4 2.2 2.6',
	token: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4.2 1.2 2.5 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4z',
	heart: 'M10 17C4 12.5 2.5 9.8 2.5 7.3A3.8 3.8 0 0 1 10 5.6a3.8 3.8 0 0 1 7.5 1.7C17.5 9.8 16 12.5 10 17z',
	duel: 'M5 2v11m0 0v5m-2.5-5h5M15 18V7m0 0V2m-2.5 5h5',
	star: 'm10 2.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4L2.2 7.9l5.4-.8z',
	flame:
		'M10 1.8c.6 3.6 5.6 5.6 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-2.2 1-3.8 2.2-5 .2 1.6.9 2.4 1.8 2.8C8.2 7 8.4 4.2 10 1.8z',
} as const;

/** Name of one of them. */
export type TileIcon = keyof typeof tileIcons;
