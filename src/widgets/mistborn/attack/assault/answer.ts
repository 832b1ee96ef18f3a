import type { PlayerReport } from '../../../../rules/mistborn/attack';
import type { AssaultIllegality, AssaultResolution, AssaultStep } from '../../../../rules/mistborn/attack/assault';
import type { StepGroup } from '../../../shared/Steps';
import { capital, listed } from '../../../shared/words';
import type { CitedRule } from '../card';
import type { Fate } from '../fate';
import { say } from '../headline';
import { capitalName, damage, defenderName, life, Name, nameOf, toName } from '../words';
import { tell } from './sentences';
import { subjectVerb } from './words';

/** The answer in a few short sentences, in the order of what happens: Allies, players, then the Lord Ruler. */
export function headline({ result, trace }: AssaultResolution): string {
	const { reports, killed, before, after, defeat, next } = result;
	const gone = reports.filter(({ eliminated }) => eliminated).map(({ player }) => player);
	const hurt = reports.filter((report) => !report.eliminated && report.after < report.before);
	const all = gone.length === reports.length;
	const dead = new Set(killed.map(({ ally }) => ally));
	return [
		say([...dead].map(nameOf), 'est tué', 'sont tués'),
		say(listHolding(trace, dead), 'tient', 'tiennent'),
		gone.length === 1 ? `${capital(subjectVerb(gone[0] ?? '', 'êtes', 'est'))} éliminé.` : '',
		gone.length > 1 && !all
			? `${capital(listed(gone.map(nameOf)))} ${gone.includes('me') ? 'êtes' : 'sont'} éliminés.`
			: '',
		gone.length > 1 && all ? 'Tous les joueurs sont éliminés.' : '',
		hurt.length > 0 ? `${capital(listed(hurt.map(tellLoss)))}.` : '',
		gone.length + hurt.length === 0 ? 'Aucun joueur n’est blessé.' : '',
		after > before ? `Le Seigneur Maître regagne ${life(after - before)}.` : '',
		defeat ? `${all ? '' : 'Le paquet est vide. '}La partie est perdue.` : '',
		next === null ? '' : tellNext(next, trace),
	]
		.filter(Boolean)
		.join(' ');
}

/** Who plays next; and, before that, who has revealed no card. */
const tellNext = (next: string, trace: readonly AssaultStep[]): string => {
	const none = trace.some(({ kind }) => kind === 'card-not-drawn') ? 'Aucune carte n’est révélée. ' : '';
	return `${none}C’est ${next === 'me' ? 'à vous' : toName(next)} de jouer.`;
};

/** Defenders that stop what they are dealt and live. */
const listHolding = (trace: readonly AssaultStep[], dead: ReadonlySet<string>): string[] => {
	const holding = trace.filter(({ kind }) => kind === 'defender-holds').map(({ subject }) => subject);
	return [...new Set(holding)].filter((id) => !dead.has(id)).map(defenderName);
};

/** « vous perdez 6 points de vie », then « le joueur A 3 ». */
const tellLoss = ({ player, before, after }: PlayerReport, at: number): string =>
	at === 0 ? `${subjectVerb(player, 'perdez', 'perd')} ${life(before - after)}` : `${nameOf(player)} ${before - after}`;

/** What of the request cannot be. */
export const caveat = ({ result }: AssaultResolution): string => result.illegalities.map(explain).join(' ');

function explain(illegality: AssaultIllegality): string {
	const { subject } = illegality;
	if (illegality.reason === 'no-edict')
		return `L’attaque ${illegality.rank} vient d’un Édit, mais la carte révélée est un Adversaire : elle n’a pas lieu.`;
	return illegality.reason === 'share-too-large'
		? `${Name(subject)} ne peut pas prendre ${damage(illegality.requested)} : il n’en reste que ${illegality.available} à partager.`
		: `${capital(subjectVerb(subject, 'êtes', 'est'))} déjà éliminé : ces dégâts ne ${subject === 'me' ? 'vous' : 'le'} frappent pas.`;
}

/** What becomes of each player; and of the Lord Ruler, when he is healed. */
export function fates({ result: { reports, before, after } }: AssaultResolution): Fate[] {
	const lord = {
		id: 'lord-ruler',
		text: `Seigneur Maître : santé ${after}`,
		alive: true,
		detail: `${before} avant`,
	};
	return [...reports.map(playerFate), ...(after > before ? [lord] : [])];
}

function playerFate({ player, before, after, absorbed, stopped, wasted, eliminated }: PlayerReport): Fate {
	const whose = player === 'me' ? 'vos' : 'ses';
	const detail = [
		`${before} avant`,
		...(absorbed > 0 ? [`${absorbed} pour ${whose} Défenseurs`] : []),
		...(stopped > 0 ? [`${stopped} arrêté${stopped < 2 ? '' : 's'}`] : []),
		...(wasted > 0 ? [`${wasted} sans effet`] : []),
	];
	return { id: player, text: `${capitalName(player)} : santé ${after}`, alive: !eliminated, detail: detail.join(', ') };
}

const CARD_TITLE = 'La carte du Seigneur Maître';
const END_TITLE = 'La suite';
const END_KINDS: readonly AssaultStep['kind'][] = ['market-cleaned', 'pack-empty', 'turn-skipped', 'next-turn'];

/** What cannot be, each attack under its number, then what an Edict heals, and what follows. */
export function stepGroups({ result, trace }: AssaultResolution): StepGroup<CitedRule>[] {
	const refused = result.illegalities.map((illegality) => ({ text: explain(illegality), rule: illegality.rule }));
	const groups: { title: string; steps: { text: string; rule: CitedRule }[] }[] = [
		{ title: 'Impossible', steps: refused },
	];
	const several = trace.some(({ kind }) => kind === 'attacks-apart');
	const open = (title: string) => {
		const group = { title, steps: [] };
		groups.push(group);
		return group as (typeof groups)[number];
	};
	let current = several ? open('L’ordre') : open('L’attaque');
	for (const step of trace) {
		if (step.kind === 'attack-suffered' && several) current = open(`Attaque ${step.rank}`);
		else if (step.kind === 'attack-suffered' && current.title === CARD_TITLE) current = open('L’attaque');
		if (step.kind === 'card-revealed' || step.kind === 'card-not-drawn') current = open(CARD_TITLE);
		if (END_KINDS.includes(step.kind) && current.title !== END_TITLE) current = open(END_TITLE);
		if (step.kind === 'edict-continues' || (step.kind === 'healing' && current.title !== 'Le Seigneur Maître'))
			current = open('Le Seigneur Maître');
		current.steps.push({ text: tell(step), rule: step.rule });
	}
	return groups.filter(({ steps }) => steps.length > 0);
}
