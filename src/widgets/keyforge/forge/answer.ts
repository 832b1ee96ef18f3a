import type { Balance, GameEvent, Outcome, Resolution, Side, Trace } from '../../../rules/keyforge/forge';
import { capital } from '../../shared/words';
import { countAember, countKeys, Does, does, said } from './words';

type NoKey = Extract<Outcome, { type: 'no-key' }>;

/** What an answer is about: a key forged, or not, or undone, or announced. */
export const aboutKeys: readonly Outcome['type'][] = ['key-forged', 'no-key', 'key-unforged', 'turn-end'];

/** The answer: who wins, or the last thing that happened about a key, or what a key asks now. */
export function headline(resolution: Resolution): string {
	const { balances, winner, outcomes } = resolution.result;
	if (winner !== null)
		return said(winner, 'Troisième clé : vous gagnez la partie.', 'Troisième clé : l’adversaire gagne la partie.');
	const last = outcomes.findLast(({ type }) => aboutKeys.includes(type));
	switch (last?.type) {
		case 'key-forged':
			return `${forges(resolution, last.player)} une clé pour ${countAember(last.cost)} : ${countKeys(last.keys)} sur 3.`;
		case 'no-key':
			return noKey(last);
		case 'key-unforged':
			return `Une clé ${said(last.player, 'à vous', 'de l’adversaire')} redevient non forgée : ${countKeys(last.keys)} sur 3.`;
		case 'turn-end':
			return announcement(last);
		default:
			return now(balances.you);
	}
}

/** The steps of the last thing that happened about a key. */
export function lastSteps({ result: { outcomes }, trace }: Resolution): Trace {
	const at = outcomes.findLastIndex(({ type }) => aboutKeys.includes(type));
	return trace.filter(({ eventRank }) => eventRank === at);
}

/** A key that is forged by choice, or because it must be. */
function forges(resolution: Resolution, player: Side): string {
	const chosen = lastSteps(resolution).some(({ rule }) => rule === 'peut-completement');
	return chosen ? Does(player, 'forgez', 'forge') : Does(player, 'devez forger', 'doit forger');
}

function announcement({ player, ready, willForge }: Extract<Outcome, { type: 'turn-end' }>): string {
	if (ready) return `${Does(player, 'devez', 'doit')} dire « Prêt ! » : il y a de quoi forger une clé.`;
	const none = Does(player, 'n’avez', 'n’a');
	return willForge
		? `${none} rien à annoncer, mais l’Aombre des cartes suffit pour une clé.`
		: `${none} rien à annoncer : pas assez d’Aombre pour une clé.`;
}

function noKey({ player, reason, missing }: NoKey): string {
	const no = Does(player, 'ne forgez pas', 'ne forge pas');
	switch (reason) {
		case 'too-little-aember':
			return `${no} de clé : il ${said(player, 'vous', 'lui')} manque ${countAember(missing)}.`;
		case 'step-skipped':
			return `${no} de clé : un effet fait sauter l’étape 1.`;
		case 'forbidden':
			return `${no} de clé : un effet l’interdit.`;
		case 'replaced':
			return `${no} de clé : un effet la remplace, et rien n’est dépensé.`;
		case 'declined':
			return `${Does(player, 'choisissez', 'choisit')} de ne pas forger.`;
	}
}

function now({ cost, missing }: Balance): string {
	const price = `Une clé vous coûte ${countAember(cost)}`;
	return missing === 0 ? `${price} : vous avez de quoi la forger.` : `${price} : il vous en manque ${missing}.`;
}

/** How a player stands once everything is over. */
interface Standing {
	side: Side;
	/** Whether the next key can be paid as things stand. */
	ready: boolean;
	/** « Vous : de quoi forger », « L’adversaire : il manque 2 Aombres ». */
	title: string;
	detail: string;
}

/** Both players after the last event; nothing is left to compare once someone has won. */
export function standings({ result: { balances, winner } }: Resolution): Standing[] {
	return (['you', 'opponent'] as const).map((side) => {
		const balance = balances[side];
		const who = said(side, 'Vous', 'L’adversaire');
		const ready = winner === null ? balance.missing === 0 : winner === side;
		const detail = [`${countKeys(balance.keys)}`, ...holdings(balance)].join(', ');
		if (winner !== null) return { side, ready, title: `${who} : ${ready ? 'victoire' : 'défaite'}`, detail };
		const title = `${who} : ${ready ? 'de quoi forger' : `il manque ${countAember(balance.missing)}`}`;
		return { side, ready, title, detail: `${detail} ; prochaine clé à ${balance.cost}` };
	});
}

const holdings = ({ pool: held, onCards, captures }: Balance): string[] => [
	`${countAember(held)} en réserve`,
	...(onCards > 0 ? [`${onCards} sur des cartes`] : []),
	...(captures > 0 ? [`${captures} capturé${captures < 2 ? '' : 's'}`] : []),
];

/** What it would take for a key that can be paid not to be, player by player. */
export function safety({ result: { balances, winner } }: Resolution): string[] {
	if (winner !== null) return [];
	return (['you', 'opponent'] as const).flatMap((side) => {
		const { missing, toRemove, dearer } = balances[side];
		if (missing > 0) return [];
		const key = said(side, 'votre prochaine clé', 'la prochaine clé de l’adversaire');
		return toRemove === null
			? [
					`Prendre de l’Aombre dans ${said(side, 'votre réserve', 'sa réserve')} n’empêcherait pas ${key} : il faudrait qu’elle coûte ${countAember(dearer)} de plus.`,
				]
			: [
					`Pour empêcher ${key}, il faudrait ${said(side, 'vous', 'lui')} prendre au moins ${countAember(toRemove)}, ou qu’elle en coûte ${dearer} de plus.`,
				];
	});
}

/** Why an event cannot happen. */
export function refusal(outcome: Extract<Outcome, { type: 'illegal' }>): string {
	return outcome.reason === 'game-over'
		? `La partie est finie : ${does(outcome.winner, 'avez gagné', 'a gagné')}.`
		: `${Does(outcome.player, 'n’avez', 'n’a')} aucune clé forgée.`;
}

/** Title of an event in the steps. */
export function eventTitle(event: GameEvent, at: number): string {
	return `${at + 1}. ${capital(eventName(event))}`;
}

function eventName(event: GameEvent): string {
	const { player } = event;
	const of = (text: string) => `${text} ${said(player, 'pour vous', 'pour l’adversaire')}`;
	switch (event.type) {
		case 'forge-step':
			return said(player, 'votre étape 1 : forger', 'étape 1 de l’adversaire : forger');
		case 'turn-end':
			return said(player, 'fin de votre tour', 'fin du tour de l’adversaire');
		case 'effect':
			return of('clé par un effet');
		case 'cost':
			return of('coût des clés modifié');
		case 'key-unforged':
			return said(player, 'une de vos clés redevient non forgée', 'une clé de l’adversaire redevient non forgée');
		case 'gain':
			return of('Aombre gagné');
		case 'loss':
			return of('Aombre perdu');
		case 'steal':
			return said(player, 'vous volez de l’Aombre', 'l’adversaire vole de l’Aombre');
		case 'capture':
			return said(player, 'vous capturez de l’Aombre', 'l’adversaire capture de l’Aombre');
		case 'own-capture':
			return said(player, 'vous capturez de votre Aombre', 'l’adversaire capture de son Aombre');
		case 'return':
			return said(player, 'vos captures sont rendues', 'les captures de l’adversaire sont rendues');
		case 'payment':
			return said(player, 'vous payez l’adversaire', 'l’adversaire vous paie');
	}
}
