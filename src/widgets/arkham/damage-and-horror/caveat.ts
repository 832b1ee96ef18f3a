import { type Affliction, type Resolution, type Result, resolve } from '../../../rules/arkham/damage-and-horror';
import { refusal } from './refusal';
import { type CardSheet, type DamageState, toEngine } from './state';
import { traumaName } from './words';

type Applied = Extract<Result, { type: 'applied' }>;
type Aftermath = NonNullable<Applied['aftermath']>;

const proposals = {
	'spare-investigator': (counted: string) =>
		`Proposition${counted} : le plus possible sur les soutiens, même si certains sont vaincus.`,
	'keep-assets': (counted: string) =>
		`Proposition${counted} : le moins de soutiens vaincus possible, tant que votre investigateur tient.`,
	'investigator-only': () => 'Assigner à un soutien est un droit : vous pouvez tout garder sur votre investigateur.',
	chosen: () => '',
};

/** What goes with the headline: why it is refused, what the player may still choose, what the proposal is. */
export function caveat(resolution: Resolution, state: DamageState): string {
	const { result, trace } = resolution;
	if (result.type === 'illegal') return result.illegalities.map(refusal).join(' ');
	if (trace.some(({ kind }) => kind === 'nothing-placed')) return '';
	const { aftermath } = result;
	if (aftermath !== null) return defeat(result, aftermath, state);
	if (state.assets.length === 0) return '';
	const canceled = [state.investigator, ...state.assets].some(cancels);
	return proposals[state.assignment](canceled ? ', sans compter ce qui est annulé' : '');
}

const cancels = ({ canceledDamage, canceledHorror }: CardSheet): boolean => canceledDamage + canceledHorror > 0;

/** Whether the player has to choose between the two kinds of trauma. */
export const choosesTrauma = ({ result }: Pick<Resolution, 'result'>): boolean =>
	result.type === 'applied' &&
	result.investigator.defeatedBy.length > 1 &&
	result.aftermath !== null &&
	result.aftermath.trauma !== null;

/** What the player of a defeated investigator may still choose: another assignment, another trauma. */
function defeat(result: Applied, aftermath: Aftermath, state: DamageState): string {
	const alone = state.assets.length === 0;
	if (!alone && aftermathOf({ ...state, assignment: 'spare-investigator' }) === null)
		return 'Une autre répartition le sauve : choisissez « Protéger mon investigateur ».';
	const given = result.assets.some(({ defeatedBy }) => defeatedBy.length > 0);
	const kept = given ? ' : « Tout sur mon investigateur » ne fait vaincre aucun soutien' : '';
	const trauma = choosesTrauma({ result }) ? otherTrauma(aftermath, state) : bothTraumas(aftermath, state);
	return [alone ? '' : `Aucune autre répartition n’évite sa défaite${kept}.`, trauma].filter(Boolean).join(' ');
}

/** What the defeat of a case would leave; `null` when there is none. */
function aftermathOf(state: DamageState): Aftermath | null {
	const { result } = resolve(toEngine(state));
	return result.type === 'applied' ? result.aftermath : null;
}

const unlike = ({ trauma }: Aftermath): Affliction => (trauma === 'damage' ? 'horror' : 'damage');

/** What the kind of trauma that is not chosen would do (rule campagne-traumatisme-choix). */
function otherTrauma(aftermath: Aftermath, state: DamageState): string {
	const other = unlike(aftermath);
	const there = aftermathOf({ ...state, trauma: other });
	const choice = `À vous de choisir : le traumatisme ${traumaName(other)}`;
	if (there?.lost === 'killed') return `${choice} le tuerait.`;
	if (there?.lost === 'insane') return `${choice} le rendrait dément.`;
	return aftermath.lost === null ? `${choice} est permis aussi.` : `${choice} ${spares(aftermath)}.`;
}

/** An investigator lost by one kind of trauma may be better off defeated by both: the player then chooses the other. */
function bothTraumas(aftermath: Aftermath, state: DamageState): string {
	if (aftermath.lost === null) return '';
	const other = unlike(aftermath);
	if (aftermathOf({ ...state, assignment: 'investigator-only', trauma: other })?.lost !== null) return '';
	return `Mais avec tout sur lui, vaincu par les deux à la fois, vous choisiriez : le traumatisme ${traumaName(other)} ${spares(aftermath)}.`;
}

const spares = ({ lost }: Aftermath): string =>
	lost === 'killed' ? 'le laisserait en vie' : 'ne le rendrait pas dément';
