/** A drawing of our own, as path data on a 20 × 20 grid: what is stroked, what is filled (even-odd). */
export interface Icon {
	stroke?: string;
	fill?: string;
}

// Drawings that mean the same in several games.

/** Marks of claws. */
export const damage: Icon = {
	fill: 'M7.8 1.2Q9.8 10 1.5 16.2 5.4 9.5 7.8 1.2M13.2 2q2 10-6.4 16.8 4.2-7.5 6.4-16.8M18.2 4.2q1.6 8.6-5.4 14.4 3.6-6.8 5.4-14.4',
};

export const flame: Icon = {
	stroke:
		'M10 1.8c.6 3.6 5.6 5.6 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-2.2 1-3.8 2.2-5 .2 1.6.9 2.4 1.8 2.8C8.2 7 8.4 4.2 10 1.8z',
	fill: 'M10 11.2c1.5 1.4 2.1 2.3 2.1 3.4a2.1 2.1 0 0 1-4.2 0c0-1.1.6-2 2.1-3.4',
};

/** Two cards, one more. */
export const drawing: Icon = {
	stroke: 'M7 5V2h10.5v13h-4.4M2.5 5h10.6v13H2.5zm5.3 4v5m-2.5-2.5h5',
};
