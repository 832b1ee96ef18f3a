import { drawing, flame, type Icon } from './shared';

/** Each metal is a thing that was made of it. */
export const mistborn: Record<string, Icon> = {
	/** A goblet. */
	etain: { stroke: 'M5 2.5h10v4.2a5 5 0 0 1-10 0zm5 9.2v5.8m-4 0h8', fill: 'M5.5 6h9v.8a4.5 4.5 0 0 1-9 0z' },
	/** A tankard. */
	potin: {
		stroke: 'M3 7h10.5v10.5H3zM2.5 7a5.7 4.5 0 0 1 11.5 0M8.2 3.5V1.8M13.5 9.5H17v5.5h-3.5M6.5 10v4.5m3.5-4.5v4.5',
	},
	/** A horseshoe. */
	fer: {
		fill: 'M3 18.2h3.9l-.9-7.6a4 4 0 1 1 8 0l-.9 7.6H17c1-3.2 1.4-5.3 1.4-8a8.4 8.4 0 1 0-16.8 0c0 2.7.4 4.8 1.4 8M3.2 9h1.4v1.8H3.2zm12.2 0h1.4v1.8h-1.4zM5.4 4.6l1.1-1 1 1.2-1.1 1zm8.1-1l1.1 1-1 1.2-1.1-1z',
	},
	/** An anvil. */
	acier: {
		fill: 'M1.5 5h4.8V3.5h12.2V6c-3.2.2-5 1.7-5 4.2 0 1.6.7 2.6 2.5 3v3.3H4.8v-3.3c1.8-.4 2.7-1.4 2.7-3C4 10 1.5 8.2 1.5 5',
	},
	/** A bucket. */
	zinc: { stroke: 'M3.6 7.5l1.7 10.3h9.4l1.7-10.3m-13.9 0h15M3.8 7.5a6.2 5.6 0 0 1 12.4 0' },
	/** A trumpet. */
	laiton: { stroke: 'M2 8h9.5c2.6 0 4.2-1.5 6-4v11c-1.8-2.5-3.4-4-6-4H2M2 7v5M6 8V5m3.5 3V5M5 11v3.5h6V11' },
	/** A bell. */
	bronze: {
		stroke: 'M3.5 15c1.7-1.5 2-3.5 2-6a4.5 4.5 0 0 1 9 0c0 2.5.3 4.5 2 6zM10 4.3V2',
		fill: 'M7.6 16.2h4.8a2.4 2.4 0 0 1-4.8 0',
	},
	/** A saucepan. */
	cuivre: { stroke: 'M1.8 7.5h11.4v6.7a2 2 0 0 1-2 2H3.8a2 2 0 0 1-2-2zm11.4 2.2h5.3M5.2 4.8V2.3m4.6 2.5V2.3' },
	/** Crystals. */
	atium: {
		stroke:
			'M7 17.5V5.5l3-4 3 4v12zM7 10.6L4.2 8.2 1.7 11l1.4 6.5H7m6-6.9l2.8-2.4 2.5 2.8-1.4 6.5H13M7 5.5l3 2 3-2m-3 2v10',
	},
	piece: { stroke: 'M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0z', fill: 'M10 5.5l3.4 4.5-3.4 4.5L6.6 10z' },
	combat: { stroke: 'M2.5 2l14.8 14.8M17.5 2L2.7 16.8M3.4 10.6l5 5m8.2-5l-5 5' },
	/** A flag to reach. */
	mission: { stroke: 'M4.2 18.2V2.2', fill: 'M4.2 2.4H17l-3 4.2 3 4.2H4.2z' },
	guerison: {
		stroke:
			'M10 17.7C4.4 13.6 1.8 10.8 1.8 7.3A4.3 4.3 0 0 1 10 5a4.3 4.3 0 0 1 8.2 2.3c0 3.5-2.6 6.3-8.2 10.4zM10 7.7v5m-2.5-2.5h5',
	},
	/** A dumb-bell. */
	entrainement: { stroke: 'M6.5 10h7M1.6 8v4m16.8-4v4', fill: 'M3.4 4.6h3.4v10.8H3.4zm9.8 0h3.4v10.8h-3.4z' },
	bruler: flame,
	pioche: drawing,
	regenerer: {
		stroke: 'M3 10a7 7 0 0 1 12.2-4.7l1.8 2M17 2.6v4.7h-4.7M17 10a7 7 0 0 1-12.2 4.7l-1.8-2m0 4.7v-4.7h4.7',
	},
	/** A card that is struck out. */
	eliminer: { stroke: 'M4 2h12v16H4zm3 5.5l6 5m0-5l-6 5' },
	/** A crown. */
	dominat: { stroke: 'M3 14.5L1.8 5.5l4.4 4L10 3.5l3.8 6 4.4-4-1.2 9zm0 3h14' },
	joueurs: {
		stroke:
			'M10 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM1.5 17c.2-3.6 2-5.2 5.5-5.2s5.3 1.6 5.5 5.2M13 3.2a3 3 0 0 1 0 5.6m2.3 3.3c2 .7 3 2.2 3.2 4.9',
	},
	/** One side or the other. */
	barre: { stroke: 'M13.5 2l-7 16' },
};
