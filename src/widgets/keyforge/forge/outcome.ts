import type { Bilan, Camp, Evenement, Issue, Resolution, Trace, TraceStep } from '../../../rules/keyforge/forge';
import { capital } from '../../shared/words';
import { countAember, Does, does, countKeys, said } from './words';

type NoKey = Extract<Issue, { type: 'pas-de-cle' }>;

/** What an answer is about: a key forged, or not, or undone, or announced. */
const told: readonly Issue['type'][] = ['cle-forgee', 'pas-de-cle', 'cle-defaite', 'fin-de-tour'];

/** The answer: who wins, or the last thing that happened about a key, or what a key asks now. */
export function headline(resolution: Resolution): string {
	const { bilans, vainqueur, issues } = resolution.resultat;
	if (vainqueur !== null)
		return said(vainqueur, 'Troisième clé : vous gagnez la partie.', 'Troisième clé : l’adversaire gagne la partie.');
	const last = issues.findLast(({ type }) => told.includes(type));
	switch (last?.type) {
		case 'cle-forgee':
			return `${forges(resolution, last.joueur)} une clé pour ${countAember(last.cout)} : ${countKeys(last.cles)} sur 3.`;
		case 'pas-de-cle':
			return noKey(last);
		case 'cle-defaite':
			return `Une clé ${said(last.joueur, 'à vous', 'de l’adversaire')} redevient non forgée : ${countKeys(last.cles)} sur 3.`;
		case 'fin-de-tour':
			return announcement(last);
		default:
			return now(bilans.vous);
	}
}

/** The steps of the last thing that happened about a key. */
function lastSteps({ resultat: { issues }, trace }: Resolution): Trace {
	const at = issues.findLastIndex(({ type }) => told.includes(type));
	return trace.filter(({ evenement }) => evenement === at);
}

/** A key that is forged by choice, or because it must be. */
function forges(resolution: Resolution, joueur: Camp): string {
	const chosen = lastSteps(resolution).some(({ rule }) => rule === 'peut-completement');
	return chosen ? Does(joueur, 'forgez', 'forge') : Does(joueur, 'devez forger', 'doit forger');
}

function announcement({ joueur, pret, forgera }: Extract<Issue, { type: 'fin-de-tour' }>): string {
	if (pret) return `${Does(joueur, 'devez', 'doit')} dire « Prêt ! » : il y a de quoi forger une clé.`;
	const none = Does(joueur, 'n’avez', 'n’a');
	return forgera
		? `${none} rien à annoncer, mais l’Aombre des cartes suffit pour une clé.`
		: `${none} rien à annoncer : pas assez d’Aombre pour une clé.`;
}

function noKey({ joueur, raison, manque }: NoKey): string {
	const no = Does(joueur, 'ne forgez pas', 'ne forge pas');
	switch (raison) {
		case 'aombre-insuffisant':
			return `${no} de clé : il ${said(joueur, 'vous', 'lui')} manque ${countAember(manque)}.`;
		case 'etape-sautee':
			return `${no} de clé : un effet fait sauter l’étape 1.`;
		case 'interdiction':
			return `${no} de clé : un effet l’interdit.`;
		case 'remplacement':
			return `${no} de clé : un effet la remplace, et rien n’est dépensé.`;
		case 'refus':
			return `${Does(joueur, 'choisissez', 'choisit')} de ne pas forger.`;
	}
}

function now({ cout, manque }: Bilan): string {
	const price = `Une clé vous coûte ${countAember(cout)}`;
	return manque === 0 ? `${price} : vous avez de quoi la forger.` : `${price} : il vous en manque ${manque}.`;
}

/** What goes with the answer: an earlier key, an announcement to make, what could not happen. */
export function caveat(resolution: Resolution): string {
	const { issues, vainqueur } = resolution.resultat;
	const forged = issues.filter(({ type }) => type === 'cle-forgee');
	const last = issues.findLast(({ type }) => told.includes(type));
	const earlier = forged.length - (last?.type === 'cle-forgee' ? 1 : 0);
	const over = issues.filter((issue) => issue.type === 'illegal' && issue.raison === 'partie-finie').length;
	const none = issues.find((issue) => issue.type === 'illegal' && issue.raison === 'aucune-cle');
	return [
		...(vainqueur === null ? lastSteps(resolution).flatMap(remark) : []),
		...(earlier > 0 ? [`Avant cela, ${countKeys(earlier)} ${earlier < 2 ? 'a été forgée' : 'ont été forgées'}.`] : []),
		...(vainqueur !== null && over > 0 ? ['Ce qui suit dans la liste n’a plus lieu.'] : []),
		...(none ? ['Une clé devait redevenir non forgée, mais aucune n’était forgée.'] : []),
	].join(' ');
}

/** What a step about the key asks to be said near the answer. */
function remark(step: TraceStep): string[] {
	if (step.kind === 'une-seule-cle')
		return ['Il reste de quoi en payer une autre, mais l’étape 1 n’en donne qu’une par tour.'];
	return step.kind === 'paiement-des-cartes' && step.rule === 'forger-aombre-provenance'
		? [`C’est ${said(step.decideur, 'vous qui choisissez', 'l’adversaire qui choisit')} combien vient des cartes.`]
		: [];
}

/** How a player stands once everything is over. */
interface Standing {
	camp: Camp;
	/** Whether the next key can be paid as things stand. */
	ready: boolean;
	/** « Vous : de quoi forger », « L’adversaire : il manque 2 Aombres ». */
	title: string;
	detail: string;
}

/** Both players after the last event; nothing is left to compare once someone has won. */
export function standings({ resultat: { bilans, vainqueur } }: Resolution): Standing[] {
	return (['vous', 'adversaire'] as const).map((camp) => {
		const bilan = bilans[camp];
		const who = said(camp, 'Vous', 'L’adversaire');
		const ready = vainqueur === null ? bilan.manque === 0 : vainqueur === camp;
		const detail = [`${countKeys(bilan.cles)}`, ...holdings(bilan)].join(', ');
		if (vainqueur !== null) return { camp, ready, title: `${who} : ${ready ? 'victoire' : 'défaite'}`, detail };
		const title = `${who} : ${ready ? 'de quoi forger' : `il manque ${countAember(bilan.manque)}`}`;
		return { camp, ready, title, detail: `${detail} ; prochaine clé à ${bilan.cout}` };
	});
}

const holdings = ({ reserve: held, surCartes, captures }: Bilan): string[] => [
	`${countAember(held)} en réserve`,
	...(surCartes > 0 ? [`${surCartes} sur des cartes`] : []),
	...(captures > 0 ? [`${captures} capturé${captures < 2 ? '' : 's'}`] : []),
];

/** What it would take for a key that can be paid not to be, player by player. */
export function safety({ resultat: { bilans, vainqueur } }: Resolution): string[] {
	if (vainqueur !== null) return [];
	return (['vous', 'adversaire'] as const).flatMap((camp) => {
		const { manque, aRetirer, disponible, cout } = bilans[camp];
		if (manque > 0) return [];
		const key = said(camp, 'votre prochaine clé', 'la prochaine clé de l’adversaire');
		const dearer = disponible - cout + 1;
		return aRetirer === null
			? [
					`Prendre de l’Aombre dans ${said(camp, 'votre réserve', 'sa réserve')} n’empêcherait pas ${key} : il faudrait qu’elle coûte ${countAember(dearer)} de plus.`,
				]
			: [
					`Pour empêcher ${key}, il faudrait ${said(camp, 'vous', 'lui')} prendre au moins ${countAember(aRetirer)}, ou qu’elle en coûte ${dearer} de plus.`,
				];
	});
}

/** Why an event cannot happen. */
export function refusal(issue: Extract<Issue, { type: 'illegal' }>): string {
	return issue.raison === 'partie-finie'
		? `La partie est finie : ${does(issue.vainqueur, 'avez gagné', 'a gagné')}.`
		: `${Does(issue.joueur, 'n’avez', 'n’a')} aucune clé forgée.`;
}

/** Title of an event in the steps. */
export function eventTitle(event: Evenement, at: number): string {
	return `${at + 1}. ${capital(eventName(event))}`;
}

function eventName(event: Evenement): string {
	const { joueur } = event;
	const of = (text: string) => `${text} ${said(joueur, 'pour vous', 'pour l’adversaire')}`;
	switch (event.type) {
		case 'etape-forger':
			return said(joueur, 'votre étape 1 : forger', 'étape 1 de l’adversaire : forger');
		case 'fin-de-tour':
			return said(joueur, 'fin de votre tour', 'fin du tour de l’adversaire');
		case 'effet':
			return of('clé par un effet');
		case 'cout':
			return of('coût des clés modifié');
		case 'cle-defaite':
			return said(joueur, 'une de vos clés redevient non forgée', 'une clé de l’adversaire redevient non forgée');
		case 'gain':
			return of('Aombre gagné');
		case 'perte':
			return of('Aombre perdu');
		case 'vol':
			return said(joueur, 'vous volez de l’Aombre', 'l’adversaire vole de l’Aombre');
		case 'capture':
			return said(joueur, 'vous capturez de l’Aombre', 'l’adversaire capture de l’Aombre');
		case 'retour':
			return said(joueur, 'vos captures sont rendues', 'les captures de l’adversaire sont rendues');
		case 'paiement':
			return said(joueur, 'vous payez l’adversaire', 'l’adversaire vous paie');
	}
}
