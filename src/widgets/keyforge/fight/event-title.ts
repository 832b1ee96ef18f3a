import type { ArmorEvent, DamageEvent, FightEvent, GameEvent, PowerEvent } from '../../../rules/keyforge/fight';
import { count, listed } from '../../shared/words';
import { fightTitle } from './fight-title';
import { countCounters, countDamage, goes, Name, nameOf, ofName, toName } from './words';
import { keywordNames } from './words-keyword';
import { sayWhere } from './words-line';

const given = { stunned: 'est sonnée', enraged: 'est enragée', exhausted: 'est inclinée' };
const taken = { stunned: 'n’est plus sonnée', enraged: 'n’est plus enragée', exhausted: 'est redressée' };
const used = { reap: 'pour moissonner', action: 'pour sa capacité « Action : »', omni: 'pour sa capacité « Omni : »' };

/** More creatures than this are counted, not named. */
const FEW = 3;

/** Title of an event among the steps; `at` is its rank, `first` whether no fight comes before it, `name` what fighters are called. */
export function eventTitle(event: GameEvent, at: number, first = at === 0, name = nameOf): string {
	const others = event.type === 'damage' || !('also' in event) ? [] : (event.also ?? []);
	if (event.type === 'fight') return fightTitle(event, at, first, name);
	if (others.length === 0) return titleOfOne(event);
	const likewise = `de même ${sayLikewise(event, others)}`;
	if (event.type !== 'aember' || event.way !== 'exalt') return `${titleOfOne(event)}, ${likewise}`;
	return `${Name(event.target)} est exaltée, ${likewise} : ${count(event.amount, 'Aombre')} chacune`;
}

/** The other creatures, after the words that lead to the first in its title. */
function sayLikewise(event: GameEvent, others: readonly string[]): string {
	const many = others.length > FEW ? count(others.length, 'autre créature', 'autres créatures') : null;
	const named = (lead: string) => many ?? listed(others.map((id, rank) => (rank === 0 ? '' : lead) + nameOf(id)));
	if (event.type === 'set') return many === null ? `que celle de ${named('celle de ')}` : `que celles de ${many}`;
	const unchanged = (event.type === 'armor' || event.type === 'power') && event.variation === 0;
	if (unchanged) return `que pour ${named('pour ')}`;
	const given =
		(event.type === 'heal' && event.amount !== undefined) || (event.type === 'counters' && event.variation < 0);
	return given ? `qu’à ${named('à ')}` : `que ${named('')}`;
}

function titleOfOne(event: Exclude<GameEvent, FightEvent>): string {
	switch (event.type) {
		case 'use':
			return `${Name(event.target)} est utilisée ${used[event.use]}`;
		case 'damage':
			return `${countDamage(event.amount)} ${toName(event.target)}${event.splash ? `, avec projection de ${event.splash}` : ''}${sayOthers(event)}${event.ignoresArmor ? ', sans égard pour l’armure' : ''}${event.times ? `, ${event.times} fois de suite` : ''}`;
		case 'move':
			return `${countCounters(event.amount)} à déplacer vers ${nameOf(event.target)}`;
		case 'armor':
			return event.variation === 0
				? `Armure inchangée pour ${nameOf(event.target)}`
				: variationTitle(event, 'd’armure');
		case 'power':
			return event.variation === 0
				? `Puissance inchangée pour ${nameOf(event.target)}`
				: variationTitle(event, 'de puissance');
		case 'counters':
			return event.variation < 0
				? `Retrait de ${count(-event.variation, 'marqueur')} +1 ${toName(event.target)}`
				: `${Name(event.target)} reçoit ${count(event.variation, 'marqueur')} +1`;
		case 'status':
			return `${Name(event.target)} ${(event.removed ? taken : given)[event.status]}`;
		case 'keyword': {
			const { keyword, lost, amount } = event;
			const x = amount === undefined ? '' : ` (${amount})`;
			return `${Name(event.target)} ${lost ? 'perd' : 'gagne'} ${keywordNames[keyword]}${x}${sayDuration(event)}`;
		}
		case 'set':
			return `La ${event.what === 'power' ? 'puissance' : 'valeur d’armure'} ${ofName(event.target)} est fixée à ${event.value}${sayDuration(event)}`;
		case 'prevention':
			return `${Name(event.target)} ne peut pas recevoir de dégâts${sayDuration(event)}`;
		case 'redirect':
			return `Les dégâts de ${nameOf(event.target)} vont à ${nameOf(event.to)}${sayDuration(event)}`;
		case 'ward':
			return `${Name(event.target)} reçoit un marqueur de protection`;
		case 'heal':
			return event.amount === undefined
				? `${Name(event.target)} est entièrement soignée`
				: `Soin de ${event.amount} ${toName(event.target)}`;
		case 'aember': {
			const aember = count(event.amount, 'Aombre');
			if (event.way === 'capture') return `${Name(event.target)} capture ${aember}`;
			return event.way === 'exalt'
				? `${Name(event.target)} est exaltée : ${aember}`
				: `${Name(event.target)} rend ${aember}`;
		}
		case 'destroy':
			return `Un effet ${event.sacrifice ? 'fait sacrifier' : 'détruit'} ${nameOf(event.target)}`;
		case 'leave':
			return `${Name(event.target)} est ${goes[event.to]}`;
		case 'shift':
			return `${Name(event.target)} va ${sayWhere(event)}`;
		case 'control':
			return `${Name(event.target)} change de camp`;
		case 'enter':
			return `${Name(event.target)} entre en jeu dans ${event.side === 'active' ? 'votre ligne' : 'la ligne adverse'}`;
		case 'new-turn':
			return 'Nouveau tour';
	}
}

function sayDuration({ duration }: Pick<ArmorEvent, 'duration'>): string {
	if (duration === undefined) return '';
	return duration === 'lasting' ? ', durablement' : ', jusqu’au début du prochain tour du joueur actif';
}

function variationTitle(event: ArmorEvent | PowerEvent, what: string): string {
	const { target, variation } = event;
	const verb = variation > 0 ? 'gagne' : 'perd';
	return `${Name(target)} ${verb} ${Math.abs(variation)} ${what}${sayDuration(event)}`;
}

const sayOthers = ({ also = [] }: DamageEvent): string =>
	also.length === 0 ? '' : `, et ${listed(also.map(({ target, amount }) => `${amount} ${toName(target)}`))}`;
