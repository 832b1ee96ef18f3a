import type { TraceStep } from '../../../rules/arkham/damage-and-horror';
import { count, signed } from '../../shared/words';
import {
	against,
	amount,
	capitalName,
	directAmount,
	nameOf,
	none,
	ofName,
	tokens,
	toName,
	traumaName,
	traumas,
	valueName,
} from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { card, before, after } = step;
	const who = capitalName(card);
	switch (step.kind) {
		case 'dealt':
			return announced(step);
		case 'remaining':
			return left(step);
		case 'maximum':
			return after === 0
				? `${who} ne peut plus prendre ${none(step.affliction)}.`
				: `${who} peut prendre jusqu’à ${amount(step.affliction, after)} : c’est ce qui le vaincrait.`;
		case 'no-value':
			return `${who} n’a pas de ${valueName(step.affliction)} : il ne peut prendre ${none(step.affliction)}.`;
		case 'asset-assigned':
			return `Vous assignez ${amount(step.affliction, before - after)} ${toName(card)} : il en reste ${after} à assigner.`;
		case 'investigator-assigned':
			return taken(step);
		case 'canceled':
			return canceled(step);
		case 'placed':
			return before === 0
				? `${who} reçoit ${tokens(step.affliction, after)}, pour ${step.value} de ${valueName(step.affliction)}.`
				: `${who} reçoit ${tokens(step.affliction, after - before)} : il en porte ${after}, pour ${step.value} de ${valueName(step.affliction)}.`;
		case 'nothing-placed':
			return before === 0
				? 'Aucun pion à poser : rien n’est infligé.'
				: 'Tout est annulé, aucun pion n’est posé : rien n’a été infligé.';
		case 'defeat-checked':
			return `Tous les pions sont posés, la vérification vient maintenant : sur ${count(before, 'carte touchée', 'cartes touchées')}, ${defeatedCount(after)}.`;
		case 'defeated':
			return `${who} est vaincu : ${against(step.affliction, after, step.value)}.`;
		case 'discarded':
			return `${who} va dans la défausse de son propriétaire.`;
		case 'trauma-chosen':
			return `Les dégâts et les horreurs le vainquent en même temps : vous choisissez un seul traumatisme, ici ${traumaName(step.affliction)}.`;
		case 'trauma':
			return `${who} subit ${traumas(step.affliction, 1)} : ${before === 0 ? 'c’est le premier' : `il en a maintenant ${after}`}.`;
		case 'excess':
			return `${against(step.affliction, after, step.value)} : dépasser la valeur donne un traumatisme, comme l’atteindre.`;
		case 'no-trauma':
			return 'En mode indépendant, cette défaite ne donne aucun traumatisme.';
		case 'lost':
			return `${traumas(step.affliction, after)} pour ${step.printed} de ${valueName(step.affliction)} imprimée : ${nameOf(card)} ${step.rule === 'campagne-tue' ? 'est tué' : 'devient dément'}.`;
		case 'unusable':
			return `${who} ne peut plus servir dans cette campagne.`;
		case 'replacement':
			return 'Choisissez un autre investigateur pour le scénario suivant et construisez-lui un nouveau deck.';
		case 'next-scenario':
			return `${who} commencera chaque scénario suivant avec ${amount(step.affliction, after)} sur sa carte.`;
		default:
			return elimination(step);
	}
}

function announced({ affliction, after, direct }: Step<'dealt'>): string {
	if (direct) return `Il y a ${directAmount(affliction, after)} à assigner.`;
	return `Il y a ${amount(affliction, after)} à assigner : les pions vont près des cartes, pas encore dessus.`;
}

function left({ card, affliction, before, after, modifier, tokens }: Step<'remaining'>): string {
	const parts = [
		`valeur imprimée ${before}`,
		...(modifier === 0 ? [] : [`modificateur ${signed(modifier)}`]),
		...(tokens === 0 ? [] : [`${amount(affliction, tokens)} sur la carte`]),
	];
	const name = affliction === 'damage' ? 'Vie' : 'Santé mentale';
	return `${name} restante ${ofName(card)} : ${after} (${parts.join(', ')}).`;
}

/** What goes to the investigator, and why it does not go elsewhere. */
function taken({ card, affliction, rule, before, dealt }: Step<'investigator-assigned'>): string {
	if (rule === 'degats-sans-detour')
		return `${directAmount(affliction, before)} : tout va sur ${nameOf(card)}, rien sur un soutien.`;
	const what = amount(affliction, before);
	const who = capitalName(card);
	if (rule === 'degats-soutien-choix') return `${who} prend ce qui n’est sur aucun soutien : ${what}.`;
	return before === dealt
		? `${who} prend tout : ${what}.`
		: `${who} prend le reste, qu’aucun soutien ne peut prendre : ${what}.`;
}

function canceled({ card, affliction, before, after }: Step<'canceled'>): string {
	const number = before - after;
	const agree = (word: string) => `${word}${affliction === 'damage' ? '' : 'e'}${number < 2 ? '' : 's'}`;
	const loss = `${amount(affliction, number)} ${number < 2 ? 'est' : 'sont'} ${agree('annulé')} avant d’être ${agree('posé')}`;
	return `Sur ${nameOf(card)}, ${loss} : il en reste ${after}.`;
}

function defeatedCount(value: number): string {
	if (value === 0) return 'aucune n’est vaincue';
	return value === 1 ? '1 est vaincue' : `${value} sont vaincues`;
}

type Leaving = Extract<TraceStep, { kind: `elimination${string}` | 'scenario-end' | 'per-investigator' }>;

/** What the player does once their investigator is out. */
function elimination({ kind, card, before, after }: Leaving): string {
	switch (kind) {
		case 'elimination':
			return `${capitalName(card)} est éliminé du scénario : il ${after === 0 ? 'ne reste aucun joueur' : `reste ${count(after, 'joueur')}`}.`;
		case 'elimination-cards':
			return `Retirez de la partie votre main, votre deck, votre défausse et les cartes que vous contrôlez en jeu${before === 0 ? '' : `, dont ${count(before, 'soutien')}`}. Une carte à vous que vous ne contrôlez pas reste en jeu : si elle le quitte, elle est retirée de la partie.`;
		case 'elimination-tokens':
			return 'Tous vos indices vont sur le lieu où vous étiez, toutes vos ressources retournent dans la réserve.';
		case 'elimination-enemies':
			return 'Les ennemis engagés avec vous vont dans ce lieu : ils ne sont plus engagés avec vous, leur état ne change pas.';
		case 'elimination-threat-area':
			return 'Les autres cartes de votre zone de menace vont chacune dans la défausse qui lui revient ; votre faiblesse Traîtrise, elle, est retirée de la partie.';
		case 'elimination-lead':
			return 'Vous étiez l’investigateur principal : un nouveau est choisi parmi ceux qui restent.';
		case 'scenario-end':
			return 'Plus aucun joueur : le scénario est terminé. Le Guide de Campagne dit ce qui arrive si aucune conclusion n’est atteinte.';
		case 'per-investigator':
			return 'Hors du scénario, vous comptez encore dans les valeurs « par investigateur ».';
	}
}
