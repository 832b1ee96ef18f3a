import { flame, type Icon } from './shared';

export const l5r: Record<string, Icon> = {
	/** A bow and its arrow. */
	militaire: { stroke: 'M4.5 3.5C11 3.5 16.5 9 16.5 15.5zM2.5 17.5l15-15m-4.7 0h4.7v4.7' },
	/** A discussion. */
	politique: { stroke: 'M1.8 2.5h11.4v7.3H7.4l-3 2.7V9.8H1.8zM16 7.5h2.2v7.2h-2.4v2.7l-3-2.7H8.5' },
	air: { stroke: 'M2 7.6h9.6a2.7 2.7 0 1 0-2.6-3.5M2 11h13.2a2.7 2.7 0 1 1-2.6 3.5M2 14.4h5.6' },
	terre: { stroke: 'M1.5 17L8 4.5l4 7 1.8-2.8 4.7 8.3z', fill: 'M8 4.5l2.7 4.8L9 10.4 7.6 9 5.4 9.6z' },
	feu: flame,
	eau: {
		stroke:
			'M1.8 6.2q2.1-3 4.1 0t4.1 0 4.1 0 4.1 0M1.8 11q2.1-3 4.1 0t4.1 0 4.1 0 4.1 0M1.8 15.8q2.1-3 4.1 0t4.1 0 4.1 0 4.1 0',
	},
	/** A circle that is hardly there. */
	vide: {
		stroke:
			'M7.3 2.5a8 8 0 0 1 5.4 0M16.2 4.9a8 8 0 0 1 1.7 3.7M17.3 13.3a8 8 0 0 1-2.6 3.2M10 18a8 8 0 0 1-4.7-1.5M2.7 13.3a8 8 0 0 1-.6-4.7',
	},
	/** The wheel that turns. */
	destin: {
		stroke: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10 1v18M2.2 5.5l15.6 9M2.2 14.5l15.6-9',
		fill: 'M12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
	},
	/** A medal. */
	honneur: {
		stroke: 'M15.2 7a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0zM6.6 11.2L5.2 18 10 15.6l4.8 2.4-1.4-6.8',
		fill: 'M12.2 7a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0',
	},
};
