import { listCauses } from './defeat';
import { totalValue } from './endurance';
import type { Affliction, Harm } from './situation';
import { record, type State } from './state';
import type { TraceStep } from './trace';

/** What the defeat leaves to the investigator. */
export interface Aftermath {
	/** Kind of the trauma suffered, physical (`damage`) or mental (`horror`); `null` outside a campaign. */
	readonly trauma: Affliction | null;
	/** Traumas afterwards. */
	readonly traumas: Harm;
	/** Whether the traumas kill the investigator, or drive them insane. */
	readonly lost: 'killed' | 'insane' | null;
}

const INVESTIGATOR = { card: 'investigator' } as const;

/**
 * Trauma of a defeated investigator: physical by damage, mental by horror (rules campagne-traumatisme-physique,
 * campagne-traumatisme-mental), chosen when both defeat at once (rule campagne-traumatisme-choix); none outside a
 * campaign (rule mode-independant-traumatismes).
 */
export function sufferTrauma(state: State): readonly [State, Aftermath] {
	const { traumas } = state.situation.investigator;
	if (state.situation.game.mode === 'standalone') {
		const total = traumas.damage + traumas.horror;
		const numbers = { before: total, after: total };
		const note = { kind: 'no-trauma', rule: 'mode-independant-traumatismes', ...INVESTIGATOR } as const;
		return [record(state, { ...note, ...numbers }), { trauma: null, traumas, lost: null }];
	}
	const causes = listCauses(state.investigator);
	const affliction = causes.find((cause) => cause === state.assignment.trauma) ?? causes[0] ?? 'damage';
	const chosen = causes.length > 1 ? record(state, chooseTrauma(affliction)) : state;
	const before = traumas[affliction];
	const after = before + 1;
	const suffered = noteExcess(record(chosen, addTrauma(affliction, before, after)), affliction);
	const aftermath = { trauma: affliction, traumas: { ...traumas, [affliction]: after } };
	const numbers = { ...INVESTIGATOR, affliction, before, after };
	if (isLost(state, affliction, after))
		return [
			loseInvestigator(suffered, affliction, after),
			{ ...aftermath, lost: affliction === 'damage' ? 'killed' : 'insane' },
		];
	const rule = 'campagne-traumatisme-debut';
	return [record(suffered, { kind: 'next-scenario', rule, ...numbers }), { ...aftermath, lost: null }];
}

function chooseTrauma(affliction: Affliction): TraceStep {
	const rule = 'campagne-traumatisme-choix';
	return { kind: 'trauma-chosen', rule, ...INVESTIGATOR, affliction, before: 2, after: 1 };
}

function addTrauma(affliction: Affliction, before: number, after: number): TraceStep {
	const rule = affliction === 'damage' ? 'campagne-traumatisme-physique' : 'campagne-traumatisme-mental';
	return { kind: 'trauma', rule, ...INVESTIGATOR, affliction, before, after };
}

/** The site holds that going beyond the value causes a trauma as reaching it does (rule traumatisme-egal-ou-plus). */
function noteExcess(state: State, affliction: Affliction): State {
	const endurance = state.investigator.endurances[affliction];
	if (endurance === null) return state;
	const { tokens } = endurance;
	const value = totalValue(endurance);
	if (tokens === value) return state;
	const numbers = { ...INVESTIGATOR, affliction, before: tokens, after: tokens, value };
	return record(state, { kind: 'excess', rule: 'traumatisme-egal-ou-plus', ...numbers });
}

/** Traumas count against the printed value (rules campagne-tue, campagne-dement). */
function isLost({ situation }: State, affliction: Affliction, traumas: number): boolean {
	return traumas >= situation.investigator.endurances[affliction].printed;
}

function loseInvestigator(state: State, affliction: Affliction, after: number): State {
	const rule = affliction === 'damage' ? 'campagne-tue' : 'campagne-dement';
	const { printed } = state.situation.investigator.endurances[affliction];
	return record(
		state,
		{ kind: 'lost', rule, ...INVESTIGATOR, affliction, before: after - 1, after, printed },
		{ kind: 'unusable', rule: 'campagne-perdu', ...INVESTIGATOR, before: 1, after: 0 },
		{ kind: 'replacement', rule: 'campagne-remplacant', ...INVESTIGATOR, before: 0, after: 1 },
	);
}
