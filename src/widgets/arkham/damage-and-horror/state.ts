import {
	type Affliction,
	type Checked,
	type Endurance,
	type Harm,
	type Input,
	propose,
	type Situation,
} from '../../../rules/arkham/damage-and-horror';

/** A card as the reader describes it. For an asset, a value of 0 is no value at all. */
export interface CardSheet {
	health: number;
	healthModifier: number;
	/** Tokens already on it. */
	damage: number;
	sanity: number;
	sanityModifier: number;
	horror: number;
	/** What abilities cancel on it. */
	canceledDamage: number;
	canceledHorror: number;
}

export interface InvestigatorSheet extends CardSheet {
	/** Traumas before this. */
	physicalTraumas: number;
	mentalTraumas: number;
}

export interface AssetSheet extends CardSheet {
	/** What the reader assigns to it; counts with the assignment `chosen` only. */
	takenDamage: number;
	takenHorror: number;
}

/** Who decides: a proposal that keeps the assets or spares the investigator, nothing on assets, or the reader. */
export type AssignmentChoice = 'keep-assets' | 'spare-investigator' | 'investigator-only' | 'chosen';

export interface DamageState {
	/** Dealt. */
	damage: number;
	horror: number;
	directDamage: boolean;
	directHorror: boolean;
	assignment: AssignmentChoice;
	/** Trauma chosen when both defeat at once. */
	trauma: Affliction;
	mode: 'campaign' | 'standalone';
	lead: boolean;
	/** Other players still in the scenario. */
	otherPlayers: number;
	investigator: InvestigatorSheet;
	assets: readonly AssetSheet[];
}

const untouched = {
	healthModifier: 0,
	damage: 0,
	sanityModifier: 0,
	horror: 0,
	canceledDamage: 0,
	canceledHorror: 0,
};

export const plainInvestigator: InvestigatorSheet = {
	health: 7,
	sanity: 7,
	...untouched,
	physicalTraumas: 0,
	mentalTraumas: 0,
};

export const plainAsset: AssetSheet = { health: 2, sanity: 2, ...untouched, takenDamage: 0, takenHorror: 0 };

/** What an address that says nothing of it means: no asset is given up for an investigator who holds without it. */
export const plainState: DamageState = {
	damage: 0,
	horror: 0,
	directDamage: false,
	directHorror: false,
	assignment: 'keep-assets',
	trauma: 'damage',
	mode: 'campaign',
	lead: false,
	otherPlayers: 1,
	investigator: plainInvestigator,
	assets: [],
};

/** Two assets, and an investigator whom 3 damage would defeat. */
export const initialState: DamageState = {
	...plainState,
	damage: 3,
	horror: 2,
	investigator: { ...plainInvestigator, health: 8, damage: 6, sanity: 6, horror: 1 },
	assets: [plainAsset, { ...plainAsset, health: 0, sanity: 3 }],
};

/** What the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine(state: DamageState): Checked<Input> {
	const situation = toSituation(state);
	const canceled = { investigator: canceledOn(state.investigator), assets: state.assets.map(canceledOn) };
	const input: Input = { ...situation, assigned: listAssigned(state, situation), canceled, trauma: state.trauma };
	return input as Checked<Input>;
}

export function toSituation({ damage, horror, investigator, assets, ...state }: DamageState): Situation {
	const { directDamage, directHorror, mode, lead, otherPlayers } = state;
	return {
		investigator: {
			endurances: { damage: healthOf(investigator), horror: sanityOf(investigator) },
			traumas: { damage: investigator.physicalTraumas, horror: investigator.mentalTraumas },
		},
		assets: assets.map((sheet) => ({
			damage: sheet.health > 0 ? healthOf(sheet) : null,
			horror: sheet.sanity > 0 ? sanityOf(sheet) : null,
		})),
		dealt: {
			damage: { amount: damage, direct: directDamage },
			horror: { amount: horror, direct: directHorror },
		},
		game: { mode, lead, otherPlayers },
	};
}

/** The same case, with what the assets are assigned now written as the reader's own choice. */
export function asChosen(state: DamageState): DamageState {
	const harms = listAssigned(state, toSituation(state));
	const assets = state.assets.map((sheet, at) => {
		const { damage = 0, horror = 0 } = harms[at] ?? {};
		return { ...sheet, takenDamage: damage, takenHorror: horror };
	});
	return { ...state, assignment: 'chosen', assets };
}

function listAssigned({ assignment, assets }: DamageState, situation: Situation): readonly Harm[] {
	switch (assignment) {
		case 'spare-investigator':
			return propose(situation, 'investigator');
		case 'keep-assets':
			return propose(situation, 'assets');
		case 'investigator-only':
			return assets.map(() => ({ damage: 0, horror: 0 }));
		case 'chosen':
			return assets.map(({ takenDamage, takenHorror }) => ({ damage: takenDamage, horror: takenHorror }));
	}
}

const healthOf = ({ health, healthModifier, damage }: CardSheet): Endurance => ({
	printed: health,
	modifier: healthModifier,
	tokens: damage,
});

const sanityOf = ({ sanity, sanityModifier, horror }: CardSheet): Endurance => ({
	printed: sanity,
	modifier: sanityModifier,
	tokens: horror,
});

const canceledOn = ({ canceledDamage, canceledHorror }: CardSheet): Harm => ({
	damage: canceledDamage,
	horror: canceledHorror,
});
