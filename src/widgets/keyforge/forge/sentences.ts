import type { TraceStep } from '../../../rules/keyforge/forge';
import { capital, signed } from '../../shared/words';
import { countAember, countKeys, Does, does, goes, poolOf, said } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { before, after, player } = step;
	switch (step.kind) {
		case 'current-cost':
			return currentCost(step);
		case 'cost-floor':
			return `Le calcul donne ${signed(step.computed)} : un coût ne descend pas sous 0.`;
		case 'cost-changed':
			return `Le coût ${said(player, 'de vos clés', 'des clés de l’adversaire')} change de ${signed(step.variation)} : ${before === after ? `il reste de ${countAember(after)}` : `il ${goes(before, after)}`}.`;
		case 'effect-cost':
			return effectCost(step);
		case 'aember-on-cards':
			return `${capital(poolOf(player))} compte ${countAember(before)}, et ${said(player, 'vos', 'ses')} cartes en portent ${after - before} à dépenser pour forger : ${countAember(after)} en tout.`;
		case 'too-little-aember':
			return `${Does(player, 'avez', 'a')} ${countAember(before)} pour un coût de ${step.cost} : il en manque ${step.cost - before}, pas de clé.`;
		case 'must-forge':
			return mustForge(step);
		case 'step-missing':
			return `L’étape 1 ${said(player, 'de votre tour', 'de l’adversaire')} n’est pas dans la liste : avec ${countAember(before)} pour un coût de ${step.cost}, ${does(player, 'deviez', 'devait')} forger.`;
		case 'declined':
			return `L’effet dit « peut » : ${does(player, 'choisissez', 'choisit')} de ne pas forger.`;
		case 'step-skipped':
			return `Un effet fait sauter l’étape 1, et la carte l’emporte sur la règle : ${does(player, 'ne forgez', 'ne forge')} pas.`;
		case 'forbidden':
			return `Un effet interdit de forger : il l’emporte sur ${step.rule === 'ne-peut-pas-contre-doit' ? 'l’obligation' : 'la permission'}, pas de clé.`;
		case 'replaced':
			return 'Un effet remplace la clé par autre chose : elle n’est pas forgée et son coût n’est pas dépensé.';
		case 'paid-from-cards':
			return paidByCards(step);
		case 'paid-from-pool':
			return `${capital(countAember(before - after))} de ${poolOf(player)} ${before - after < 2 ? 'retourne' : 'retournent'} au stock commun : il en reste ${after}.`;
		case 'key-forged':
			return `${Does(player, 'retournez', 'retourne')} un pion de clé : ${countKeys(after)} sur 3.`;
		case 'victory':
			return `C’est la troisième clé : ${does(player, 'gagnez', 'gagne')} la partie aussitôt.`;
		case 'one-key-only':
			return `Il reste de quoi payer une autre clé (${countAember(before)} pour un coût de ${step.cost}), mais cette étape n’en donne qu’une par tour.`;
		case 'another-key-this-turn':
			return `C’est la ${after}e clé que ${does(player, 'forgez', 'forge')} ce tour-ci : la limite d’une clé ne vaut que pour l’étape 1.`;
		case 'key-unforged':
			return `Une ${said(player, 'de vos clés', 'des clés de l’adversaire')} redevient non forgée : il ${said(player, 'vous en reste', 'lui en reste')} ${after}.`;
		case 'amount-limited':
			return `L’effet porte sur ${countAember(before)}, mais ${after === 0 ? 'il n’y en a pas' : `il n’y en a que ${after}`}.`;
		case 'aember-gained':
			return `${Does(player, 'gagnez', 'gagne')} ${countAember(after - before)} : ${poolOf(player)} ${goes(before, after)}.`;
		case 'aember-lost':
			return `${Does(player, 'perdez', 'perd')} ${countAember(before - after)} : ${poolOf(player)} ${goes(before, after)}.`;
		case 'aember-stolen':
			return `${said(player, 'L’adversaire vous vole', 'Vous volez')} ${countAember(before - after)} : ${pools(step)}.`;
		case 'aember-paid':
			return `${said(player, 'Vous payez à l’adversaire', 'L’adversaire vous paie')} ${countAember(before - after)} : ${pools(step)}.`;
		case 'aember-captured':
			return `${said(player, 'L’adversaire capture', 'Vous capturez')} ${countAember(before - after)} : ${poolOf(player)} ${goes(before, after)}, et ${said(player, 'ses', 'vos')} créatures en portent ${step.receivedAfter}.`;
		case 'own-aember-captured':
			return `${Does(player, 'capturez', 'capture')} ${countAember(before - after)} de ${said(player, 'votre propre', 'sa propre')} réserve, qui ${goes(before, after)} : ${said(player, 'vos', 'ses')} créatures en portent ${step.receivedAfter}.`;
		case 'aember-returned':
			return `${capital(countAember(before - after))} que ${said(player, 'vos créatures', 'les créatures adverses')} avaient ${before - after < 2 ? 'capturé revient' : 'capturés reviennent'} ${said(player, 'à l’adversaire', 'chez vous')} : ${said(player, 'sa', 'votre')} réserve ${goes(step.receivedBefore, step.receivedAfter)}.`;
		case 'ready':
			return `${capital(poolOf(player))} suffit pour une clé (${countAember(before)} pour un coût de ${step.cost}) : ${does(player, 'devez', 'doit')} dire « Prêt ! ».`;
		case 'not-ready':
			return `${capital(poolOf(player))} ne suffit pas pour une clé (${countAember(before)} pour un coût de ${step.cost}) : ${does(player, 'n’avez', 'n’a')} rien à annoncer.`;
		case 'forges-unannounced':
			return `Avec l’Aombre des cartes, ${does(player, 'avez', 'a')} pourtant ${countAember(before)} : l’étape 1 donnera une clé sans qu’elle ait été annoncée.`;
	}
}

function currentCost({ rule, player, before, after }: Step<'current-cost'>): string {
	const whose = said(player, 'Vos clés', 'Les clés de l’adversaire');
	if (rule === 'cout-actuel-base') return `${whose} sont au coût de base : ${countAember(after)}.`;
	return before === after
		? `Les effets de cartes se compensent : une clé coûte toujours ${countAember(after)}.`
		: `${whose} coûtent ${countAember(after)} au lieu de ${before}, à cause d’effets de cartes.`;
}

function effectCost(step: Step<'effect-cost'>): string {
	const { before, after } = step;
	if (step.rule === 'regle-d-or-carte')
		return after === 0
			? 'L’effet fait forger sans rien dépenser, quel que soit le coût actuel.'
			: `L’effet fixe lui-même le prix, quel que soit le coût actuel : ${countAember(after)}.`;
	const { difference } = step;
	if (difference === 0) return `L’effet fait forger au coût actuel : ${countAember(after)}.`;
	const asked = `L’effet demande ${countAember(Math.abs(difference))} de ${difference > 0 ? 'plus' : 'moins'} que le coût actuel`;
	return before === after ? `${asked}, qui est déjà de ${before}.` : `${asked} : ${after} au lieu de ${before}.`;
}

function mustForge({ rule, player, before, cost }: Step<'must-forge'>): string {
	const enough = `avec ${countAember(before)} pour un coût de ${cost}, ${does(player, 'devez', 'doit')} forger`;
	switch (rule) {
		case 'forger-obligatoire':
			return `Ce n’est pas un choix : ${enough}.`;
		case 'forger-aombre-des-cartes':
			return `L’Aombre des cartes compte : ${enough}.`;
		case 'forger-aombre-hors-etape':
			return `L’effet ne dit pas « peut » : ${enough}.`;
		case 'peut-completement':
			return `L’effet dit « peut » : ${does(player, 'choisissez', 'choisit')} de forger, avec ${countAember(before)} pour un coût de ${cost}.`;
	}
}

function paidByCards({ rule, player, before, after, decider }: Step<'paid-from-cards'>): string {
	const one = before - after < 2;
	const taken = `${capital(countAember(before - after))} ${one ? 'vient' : 'viennent'} des cartes, où il en reste ${after}`;
	if (rule === 'forger-aombre-des-cartes')
		return `${taken} : sans ${one ? 'lui' : 'eux'}, ${poolOf(player)} ne suffit pas.`;
	const who = said(decider, 'vous, joueur actif, qui en décidez', 'l’adversaire, joueur actif, qui en décide');
	return before === after ? `Rien n’est pris sur les cartes : c’est ${who}.` : `${taken} : c’est ${who}.`;
}

/** Both pools after Æmber went from one to the other. */
const pools = ({
	player,
	before,
	after,
	receivedBefore,
	receivedAfter,
}: Step<'aember-stolen' | 'aember-paid'>): string =>
	said(
		player,
		`votre réserve ${goes(before, after)}, la sienne de ${receivedBefore} à ${receivedAfter}`,
		`votre réserve ${goes(receivedBefore, receivedAfter)}, la sienne de ${before} à ${after}`,
	);
