import type { PlayerReport } from '../../../../rules/mistborn/attack';
import type { AssaultIllegality, AssaultResolution, AssaultStep } from '../../../../rules/mistborn/attack/assault';
import type { StepGroup } from '../../../shared/Steps';
import { capital, listed } from '../../../shared/words';
import type { CitedRule } from '../card';
import type { Fate } from '../fate';
import { say } from '../headline';
import { capitalName, damage, defenderName, life, Name, nameOf } from '../words';
import { tell } from './sentences';
import { subjectVerb } from './words';

/** The answer in a few short sentences, in the order of what happens: Allies, players, then the Lord Ruler. */
export function headline({ result: { reports, killed, before, after, defeat }, trace }: AssaultResolution): string {
	const gone = reports.filter(({ eliminated }) => eliminated).map(({ player }) => player);
	const hurt = reports.filter((report) => !report.eliminated && report.after < report.before);
	const dead = new Set(killed.map(({ ally }) => ally));
	return [
		say([...dead].map(nameOf), 'est tué', 'sont tués'),
		say(listHolding(trace, dead), 'tient', 'tiennent'),
		gone.length === 1 ? `${capital(subjectVerb(gone[0] ?? '', 'êtes', 'est'))} éliminé.` : '',
		gone.length > 1 && !defeat
			? `${capital(listed(gone.map(nameOf)))} ${gone.includes('me') ? 'êtes' : 'sont'} éliminés.`
			: '',
		gone.length > 1 && defeat ? 'Tous les joueurs sont éliminés.' : '',
		defeat ? 'La partie est perdue.' : '',
		hurt.length > 0 ? `${capital(listed(hurt.map(tellLoss)))}.` : '',
		gone.length + hurt.length === 0 ? 'Aucun joueur n’est blessé.' : '',
		after > before ? `Le Seigneur Maître regagne ${life(after - before)}.` : '',
	]
		.filter(Boolean)
		.join(' ');
}

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

/** What cannot be, each attack under its number, then what an Edict heals. */
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
		if (step.kind === 'edict-continues' || (step.kind === 'healing' && current.title !== 'Le Seigneur Maître'))
			current = open('Le Seigneur Maître');
		current.steps.push({ text: tell(step), rule: step.rule });
	}
	return groups.filter(({ steps }) => steps.length > 0);
}
