import { damage, drawing, type Icon } from './shared';

export const keyforge: Record<string, Icon> = {
	/** A cut stone. */
	aombre: { stroke: 'M5.8 3h8.4L18 8l-8 9.5L2 8zM2 8h16m-8 9.5L6.6 8 10 3l3.4 5z' },
	degat: damage,
	/** A cage. */
	capture: { stroke: 'M4 17.5V9a6 6 0 0 1 12 0v8.5m-14 0h16M8 17.5v-13m4 13v-13M10 3V1.2' },
	pioche: drawing,
	/** A flexed arm. */
	puissance: {
		stroke:
			'M3 16.5c0-5 1-8.5 2.5-11L5 2.5l4 .5.8 3L8 7.2l.8 3c1-1.3 2.2-2 3.7-2 2.8 0 5 2 5 4.6 0 3.2-3.4 5-7.5 5-2.8 0-5-.4-7-1.3z',
	},
	/** A helmet. */
	armure: { stroke: 'M4 9a6 7 0 0 1 12 0v6.6L12.2 18H7.8L4 15.6z', fill: 'M5.9 8.2h8.2v2.4h-2.9v5.6H8.8v-5.6H5.9z' },
};
