import { proposer } from '../../../rules/arkham/damage-and-horror/proposal';
import type { Endurance, Lot, Repartition, Situation } from '../../../rules/arkham/damage-and-horror/situation';

/** A card as the reader describes it. For an asset, a value of 0 is no value at all. */
export interface CardSheet {
	vie: number;
	modificateurVie: number;
	/** Tokens already on it. */
	degats: number;
	sante: number;
	modificateurSante: number;
	horreurs: number;
	/** What abilities cancel on it. */
	annuleDegats: number;
	annuleHorreurs: number;
}

export interface InvestigatorSheet extends CardSheet {
	/** Traumas before this. */
	physiques: number;
	mentaux: number;
}

export interface AssetSheet extends CardSheet {
	/** What the reader assigns to it; counts with the assignment « choisie » only. */
	prendDegats: number;
	prendHorreurs: number;
}

/** Who decides: a proposal that keeps the assets or spares the investigator, nothing on assets, or the reader. */
export type Assignment = 'garder' | 'proteger' | 'moi' | 'choisie';

export interface DamageState {
	/** Dealt. */
	degats: number;
	horreurs: number;
	degatsDirects: boolean;
	horreursDirectes: boolean;
	repartition: Assignment;
	/** Trauma chosen when both defeat at once. */
	traumatisme: 'physique' | 'mental';
	mode: 'campagne' | 'independant';
	principal: boolean;
	/** Other players still in the scenario. */
	autres: number;
	moi: InvestigatorSheet;
	soutiens: readonly AssetSheet[];
}

const untouched = {
	modificateurVie: 0,
	degats: 0,
	modificateurSante: 0,
	horreurs: 0,
	annuleDegats: 0,
	annuleHorreurs: 0,
};

export const plainInvestigator: InvestigatorSheet = { vie: 7, sante: 7, ...untouched, physiques: 0, mentaux: 0 };

export const plainAsset: AssetSheet = { vie: 2, sante: 2, ...untouched, prendDegats: 0, prendHorreurs: 0 };

/** What an address that says nothing of it means: no asset is given up for an investigator who holds without it. */
export const plainState: DamageState = {
	degats: 0,
	horreurs: 0,
	degatsDirects: false,
	horreursDirectes: false,
	repartition: 'garder',
	traumatisme: 'physique',
	mode: 'campagne',
	principal: false,
	autres: 1,
	moi: plainInvestigator,
	soutiens: [],
};

/** Two assets, and an investigator whom 3 damage would defeat. */
export const initialState: DamageState = {
	...plainState,
	degats: 3,
	horreurs: 2,
	moi: { ...plainInvestigator, vie: 8, degats: 6, sante: 6, horreurs: 1 },
	soutiens: [plainAsset, { ...plainAsset, vie: 0, sante: 3 }],
};

/** The situation and the decisions that the engine resolves. */
export function toEngine(state: DamageState): [Situation, Repartition] {
	const situation = toSituation(state);
	const annules = { investigateur: cancelled(state.moi), soutiens: state.soutiens.map(cancelled) };
	const traumatisme = state.traumatisme === 'physique' ? 'degats' : 'horreurs';
	return [situation, { assignes: assigned(state, situation), annules, traumatisme }];
}

export function toSituation({ degats, horreurs, moi, soutiens, ...state }: DamageState): Situation {
	const { degatsDirects, horreursDirectes, mode, principal, autres } = state;
	return {
		investigateur: {
			endurances: { degats: health(moi), horreurs: sanity(moi) },
			traumatismes: { degats: moi.physiques, horreurs: moi.mentaux },
		},
		soutiens: soutiens.map((sheet) => ({
			degats: sheet.vie > 0 ? health(sheet) : null,
			horreurs: sheet.sante > 0 ? sanity(sheet) : null,
		})),
		inflictions: {
			degats: { montant: degats, direct: degatsDirects },
			horreurs: { montant: horreurs, direct: horreursDirectes },
		},
		partie: { mode, principal, autresJoueurs: autres },
	};
}

/** The same case, with what the assets are assigned now written as the reader's own choice. */
export function asChosen(state: DamageState): DamageState {
	const lots = assigned(state, toSituation(state));
	const soutiens = state.soutiens.map((sheet, at) => {
		const { degats = 0, horreurs = 0 } = lots[at] ?? {};
		return { ...sheet, prendDegats: degats, prendHorreurs: horreurs };
	});
	return { ...state, repartition: 'choisie', soutiens };
}

function assigned({ repartition, soutiens }: DamageState, situation: Situation): readonly Lot[] {
	switch (repartition) {
		case 'proteger':
			return proposer(situation, 'investigateur');
		case 'garder':
			return proposer(situation, 'soutiens');
		case 'moi':
			return soutiens.map(() => ({ degats: 0, horreurs: 0 }));
		case 'choisie':
			return soutiens.map(({ prendDegats, prendHorreurs }) => ({ degats: prendDegats, horreurs: prendHorreurs }));
	}
}

const health = ({ vie, modificateurVie, degats }: CardSheet): Endurance => ({
	imprimee: vie,
	modificateur: modificateurVie,
	pions: degats,
});

const sanity = ({ sante, modificateurSante, horreurs }: CardSheet): Endurance => ({
	imprimee: sante,
	modificateur: modificateurSante,
	pions: horreurs,
});

const cancelled = ({ annuleDegats, annuleHorreurs }: CardSheet): Lot => ({
	degats: annuleDegats,
	horreurs: annuleHorreurs,
});
