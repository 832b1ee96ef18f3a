import {
	AFFLICTIONS,
	listMaximums,
	type Resolution,
	remainingValue,
	resolve,
	totalValue,
} from '../../../rules/arkham/damage-and-horror';
import { sayCase } from '../../shared/case-answer';
import { listed } from '../../shared/words';
import { headline } from './answer';
import { caveat } from './caveat';
import { type DamageState, toEngine, toSituation } from './state';
import { damageCodec } from './url-state';
import { against, amount, amounts, nameOf } from './words';

/** The answer to a case, for search. Who asks it there has not given anything out, and wants to know what may go where. */
export const answerCase = sayCase(damageCodec, (state) => {
	const resolution = resolve(toEngine(state));
	const { result } = resolution;
	if (state.damage + state.horror === 0 && result.type === 'applied') return [begin(result, state)];
	if (result.type === 'illegal' || result.aftermath !== null) return [headline(resolution), caveat(resolution, state)];
	return [headline(resolution), range(state), borne(result, state), room(state)];
});

type Applied = Extract<Resolution['result'], { type: 'applied' }>;

/** What traumas leave: « Votre investigateur commence avec 2 dégâts pour 7 de vie. ». */
function begin({ investigator: { tokens } }: Applied, state: DamageState): string {
	const { endurances } = toSituation(state).investigator;
	const totals = AFFLICTIONS.flatMap((affliction) =>
		tokens[affliction] > 0 ? [against(affliction, tokens[affliction], totalValue(endurances[affliction]))] : [],
	);
	return totals.length > 0 ? `Votre investigateur commence avec ${listed(totals)}.` : '';
}

/** What the investigator then has, against what defeats it: « Il a 4 dégâts pour 7 de vie. ». */
function borne({ investigator: { placed, tokens } }: Applied, state: DamageState): string {
	const { endurances } = toSituation(state).investigator;
	const totals = AFFLICTIONS.flatMap((affliction) =>
		placed[affliction] > 0 ? [against(affliction, tokens[affliction], totalValue(endurances[affliction]))] : [],
	);
	if (totals.length === 0) return '';
	return `${state.assets.length > 0 && state.assignment !== 'chosen' ? 'Notre proposition lui laisse' : 'Il a'} ${listed(totals)}.`;
}

/** The least and the most that the investigator may take: « Vous prenez 1 dégât au moins, 3 dégâts au plus. ». */
function range(state: DamageState): string {
	if (state.assignment === 'chosen') return '';
	const situation = toSituation(state);
	const ranges = AFFLICTIONS.flatMap((affliction) => {
		const dealt = state[affliction];
		const room = listMaximums(situation).reduce((sum, most) => sum + most[affliction], 0);
		if (dealt === 0 || room === 0) return [];
		const defeated = dealt >= remainingValue(situation.investigator.endurances[affliction]);
		const most = `${amount(affliction, dealt)} au plus${defeated ? ' (alors vaincu)' : ''}`;
		return [`${amount(affliction, Math.max(0, dealt - room))} au moins, ${most}`];
	});
	return ranges.length > 0 ? `Votre investigateur prend ${ranges.join(' ; ')}.` : '';
}

/** What the player may give to assets: « À votre choix : jusqu’à 2 dégâts sur le soutien 1. ». */
function room(state: DamageState): string {
	if (state.assets.length === 0 || state.assignment === 'chosen') return '';
	const { damage, horror } = state;
	const offers = listMaximums(toSituation(state)).flatMap((most, at) => {
		const may = { damage: Math.min(most.damage, damage), horror: Math.min(most.horror, horror) };
		if (may.damage + may.horror === 0) return [];
		const defeated = AFFLICTIONS.some((affliction) => may[affliction] > 0 && may[affliction] === most[affliction]);
		return [`${amounts(may)} sur ${nameOf(at)}${defeated ? ' (alors vaincu)' : ''}`];
	});
	return offers.length > 0 ? `À votre choix : jusqu’à ${listed(offers)}.` : 'Rien ne peut aller sur un soutien.';
}
