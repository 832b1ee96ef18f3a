import type { Illegality, LordRulerResult, Resolution, Trace, TraceStep } from '../../../rules/mistborn/attack';
import { capital, count, listed } from '../../shared/words';
import { capitalName, defenderName, life, Name, nameOf } from './words';

/** The answer in a few short sentences, in the order of what happens: the Allies or foes, then players or the Lord Ruler. */
export function headline({ result, trace }: Resolution): string {
	const { victory, illegalities } = result;
	const parts =
		result.against === 'players'
			? againstPlayers(trace, victory, illegalities)
			: againstLordRuler(result, trace, illegalities);
	return parts.filter(Boolean).join(' ');
}

/** « l’Allié A1 et l’Allié B1 sont tués », as a sentence; nothing when there is nobody. */
export const say = (names: readonly string[], one: string, several: string): string =>
	names.length > 0 ? `${capital(listed(names))} ${names.length < 2 ? one : several}.` : '';

function againstPlayers(trace: Trace, victory: boolean, illegalities: readonly Illegality[]): string[] {
	const [allies = [], ...strikes] = cutAtStrikes(trace);
	const killed = trace.filter(({ kind }) => ALLY_DEATHS.includes(kind)).map(({ subject }) => subject);
	const told = strikes.flatMap((steps, at) => tellStrike(steps, killed, victory && at === strikes.length - 1));
	const hurt = trace.some(({ kind }) => kind === 'health');
	return [...tellAllies(allies, killed, illegalities), ...told, hurt ? '' : 'Aucun joueur n’est blessé.'];
}

const ALLY_DEATHS: readonly TraceStep['kind'][] = ['ally-killed', 'ally-killed-by-effect'];

/** Rules by which damage strikes all the other players at once. */
const AT_ONCE: readonly TraceStep['rule'][] = ['regles-combat-cible-vous', 'regles-combat-cible-recuperer'];

/** What comes before players, then each strike: that of one player, or that of all of them at once. */
function cutAtStrikes(trace: Trace): Trace[] {
	const groups: TraceStep[][] = [[]];
	let rule: TraceStep['rule'] | undefined;
	for (const step of trace) {
		if (step.kind === 'damage-directed') {
			if (rule !== step.rule || !AT_ONCE.includes(rule)) groups.push([]);
			rule = step.rule;
		}
		groups.at(-1)?.push(step);
	}
	return groups;
}

const subjectsOf = (steps: Trace, ...kinds: readonly TraceStep['kind'][]): string[] => [
	...new Set(steps.filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject)),
];

/** What came of each Ally that was attacked by itself. `killed`: Allies that are so in the end. */
function tellAllies(steps: Trace, killed: readonly string[], illegalities: readonly Illegality[]): string[] {
	const saved = subjectsOf(steps, 'ally-saved').filter((id) => !killed.includes(id));
	const refused = (reasons: readonly Illegality['reason'][]) => {
		const ids = illegalities.filter(({ reason }) => reasons.includes(reason)).map(({ subject }) => subject);
		return [...new Set(ids)].filter((id) => !killed.includes(id) && !saved.includes(id)).map(nameOf);
	};
	return [
		say(subjectsOf(steps, ...ALLY_DEATHS).map(nameOf), 'est tué', 'sont tués'),
		saved.length > 0 ? `Un Nuage sauve ${listed(saved.map(nameOf))}.` : '',
		say(refused(['behind-a-defender']), 'ne peut pas être attaqué', 'ne peuvent pas être attaqués'),
		say(refused(['defense-too-high', 'share-already-taken']), 'ne peut pas être tué', 'ne peuvent pas être tués'),
	];
}

/** What came of the Defenders that stood before the players, then of the players. */
function tellStrike(steps: Trace, killed: readonly string[], victory: boolean): string[] {
	const gone = subjectsOf(steps, 'player-eliminated');
	const hurt = steps.filter(({ kind, subject }) => kind === 'health' && !gone.includes(subject));
	const saved = subjectsOf(steps, 'ally-saved').filter((id) => !killed.includes(id));
	const holding = subjectsOf(steps, 'defender-holds').filter((id) => !saved.includes(id));
	const end = victory ? ' : vous gagnez' : '';
	return [
		say(subjectsOf(steps, 'ally-killed').map(defenderName), 'est tué', 'sont tués'),
		saved.length > 0 ? `Un Nuage sauve ${listed(saved.map(defenderName))}.` : '',
		say(holding.map(defenderName), 'tient', 'tiennent'),
		say(gone.map(nameOf), `est éliminé${end}`, `sont éliminés${end}`),
		hurt.length > 0 ? `${capital(losses(hurt))}.` : '',
	];
}

/** « le joueur A perd 6 points de vie et le joueur B 3 », « les joueurs A et B perdent 6 points de vie chacun ». */
function losses(hurt: Trace): string {
	const all = hurt.map(({ subject, before, after }) => ({ player: subject, lost: before - after }));
	const [first] = all;
	if (first && all.length > 1 && all.every(({ lost }) => lost === first.lost)) {
		const marks = all.map(({ player }) => capitalName(player).replace('Joueur ', ''));
		return `les joueurs ${listed(marks)} perdent ${life(first.lost)} chacun`;
	}
	return listed(
		all.map(({ player, lost }, at) =>
			at === 0 ? `${nameOf(player)} perd ${life(lost)}` : `${nameOf(player)} ${lost}`,
		),
	);
}

function againstLordRuler(result: LordRulerResult, trace: Trace, illegalities: readonly Illegality[]): string[] {
	const { defeated, foes, before, after, victory } = result;
	const lost = before - after;
	const damaged = foes.flatMap(({ id }) => {
		const shields = trace.filter(({ kind, subject }) => SHIELD_LOST.includes(kind) && subject === id).length;
		return shields > 0 ? [{ id, text: `${nameOf(id)} perd ${count(shields, 'bouclier')}` }] : [];
	});
	const held = new Set(illegalities.map(({ subject }) => subject));
	for (const { id } of damaged) held.delete(id);
	for (const id of defeated) held.delete(id);
	const untouched = lost === 0 && defeated.length === 0 && damaged.length === 0;
	return [
		say(defeated.map(nameOf), 'est vaincu', 'sont vaincus'),
		damaged.length > 0 ? `${capital(listed(damaged.map(({ text }) => text)))}.` : '',
		untouched ? '' : say([...held].map(nameOf), 'tient', 'tiennent'),
		victory ? `${Name('lord-ruler')} est vaincu : vous gagnez.` : '',
		!victory && lost > 0 ? `${Name('lord-ruler')} perd ${life(lost)}.` : '',
		untouched ? `${Name('lord-ruler')} ${foes.length > 0 ? 'et ses Adversaires tiennent' : 'tient'}.` : '',
	];
}

const SHIELD_LOST: readonly TraceStep['kind'][] = ['shield-destroyed', 'shield-removed'];
