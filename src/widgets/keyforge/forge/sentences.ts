import type { TraceStep } from '../../../rules/keyforge/forge';
import { capital, signed } from '../../shared/words';
import { countAember, Does, does, goes, countKeys, poolOf, said } from './words';

type Step<Kind extends TraceStep['kind']> = Extract<TraceStep, { kind: Kind }>;

/** One step of the trace, in words. */
export function sentence(step: TraceStep): string {
	const { avant, apres, joueur } = step;
	switch (step.kind) {
		case 'cout-actuel':
			return currentCost(step);
		case 'cout-plancher':
			return `Le calcul donne ${signed(step.calcule)} : un coût ne descend pas sous 0.`;
		case 'cout-change':
			return `Le coût ${said(joueur, 'de vos clés', 'des clés de l’adversaire')} change de ${signed(step.variation)} : ${avant === apres ? `il reste de ${countAember(apres)}` : `il ${goes(avant, apres)}`}.`;
		case 'cout-de-l-effet':
			return effectCost(step);
		case 'aombre-des-cartes':
			return `${capital(poolOf(joueur))} compte ${countAember(avant)}, et ${said(joueur, 'vos', 'ses')} cartes en portent ${apres - avant} à dépenser pour forger : ${countAember(apres)} en tout.`;
		case 'aombre-insuffisant':
			return `${Does(joueur, 'avez', 'a')} ${countAember(avant)} pour un coût de ${step.cout} : il en manque ${step.cout - avant}, pas de clé.`;
		case 'doit-forger':
			return mustForge(step);
		case 'refus':
			return `L’effet dit « peut » : ${does(joueur, 'choisissez', 'choisit')} de ne pas forger.`;
		case 'etape-sautee':
			return `Un effet fait sauter l’étape 1, et la carte l’emporte sur la règle : ${does(joueur, 'ne forgez', 'ne forge')} pas.`;
		case 'interdiction':
			return `Un effet interdit de forger : il l’emporte sur ${step.rule === 'ne-peut-pas-contre-doit' ? 'l’obligation' : 'la permission'}, pas de clé.`;
		case 'remplacement':
			return 'Un effet remplace la clé par autre chose : elle n’est pas forgée et son coût n’est pas dépensé.';
		case 'paiement-des-cartes':
			return paidByCards(step);
		case 'paiement-de-la-reserve':
			return `${capital(countAember(avant - apres))} de ${poolOf(joueur)} ${avant - apres < 2 ? 'retourne' : 'retournent'} au stock commun : il en reste ${apres}.`;
		case 'cle-forgee':
			return `${Does(joueur, 'retournez', 'retourne')} un pion de clé : ${countKeys(apres)} sur 3.`;
		case 'victoire':
			return `C’est la troisième clé : ${does(joueur, 'gagnez', 'gagne')} la partie aussitôt.`;
		case 'une-seule-cle':
			return `Il reste de quoi payer une autre clé (${countAember(avant)} pour un coût de ${step.cout}), mais cette étape n’en donne qu’une par tour.`;
		case 'autre-cle-du-tour':
			return `C’est la ${apres}e clé que ${does(joueur, 'forgez', 'forge')} ce tour-ci : la limite d’une clé ne vaut que pour l’étape 1.`;
		case 'cle-defaite':
			return `Une ${said(joueur, 'de vos clés', 'des clés de l’adversaire')} redevient non forgée : il ${said(joueur, 'vous en reste', 'lui en reste')} ${apres}.`;
		case 'montant-limite':
			return `L’effet porte sur ${countAember(avant)}, mais ${apres === 0 ? 'il n’y en a pas' : `il n’y en a que ${apres}`}.`;
		case 'aombre-gagne':
			return `${Does(joueur, 'gagnez', 'gagne')} ${countAember(apres - avant)} : ${poolOf(joueur)} ${goes(avant, apres)}.`;
		case 'aombre-perdu':
			return `${Does(joueur, 'perdez', 'perd')} ${countAember(avant - apres)} : ${poolOf(joueur)} ${goes(avant, apres)}.`;
		case 'aombre-vole':
			return `${said(joueur, 'L’adversaire vous vole', 'Vous volez')} ${countAember(avant - apres)} : ${pools(step)}.`;
		case 'aombre-paye':
			return `${said(joueur, 'Vous payez à l’adversaire', 'L’adversaire vous paie')} ${countAember(avant - apres)} : ${pools(step)}.`;
		case 'aombre-capture':
			return `${said(joueur, 'L’adversaire capture', 'Vous capturez')} ${countAember(avant - apres)} : ${poolOf(joueur)} ${goes(avant, apres)}, et ${said(joueur, 'ses', 'vos')} créatures en portent ${step.recuApres}.`;
		case 'aombre-rendu':
			return `${capital(countAember(avant - apres))} que ${said(joueur, 'vos créatures', 'les créatures adverses')} avaient ${avant - apres < 2 ? 'capturé revient' : 'capturés reviennent'} ${said(joueur, 'à l’adversaire', 'chez vous')} : ${said(joueur, 'sa', 'votre')} réserve ${goes(step.recuAvant, step.recuApres)}.`;
		case 'pret':
			return `${capital(poolOf(joueur))} suffit pour une clé (${countAember(avant)} pour un coût de ${step.cout}) : ${does(joueur, 'devez', 'doit')} dire « Prêt ! ».`;
		case 'pas-pret':
			return `${capital(poolOf(joueur))} ne suffit pas pour une clé (${countAember(avant)} pour un coût de ${step.cout}) : ${does(joueur, 'n’avez', 'n’a')} rien à annoncer.`;
		case 'forgera-sans-annonce':
			return `Avec l’Aombre des cartes, ${does(joueur, 'avez', 'a')} pourtant ${countAember(avant)} : l’étape 1 donnera une clé sans qu’elle ait été annoncée.`;
	}
}

function currentCost({ rule, joueur, avant, apres }: Step<'cout-actuel'>): string {
	const whose = said(joueur, 'Vos clés', 'Les clés de l’adversaire');
	if (rule === 'cout-actuel-base') return `${whose} sont au coût de base : ${countAember(apres)}.`;
	return avant === apres
		? `Les effets de cartes se compensent : une clé coûte toujours ${countAember(apres)}.`
		: `${whose} coûtent ${countAember(apres)} au lieu de ${avant}, à cause d’effets de cartes.`;
}

function effectCost({ rule, avant, apres }: Step<'cout-de-l-effet'>): string {
	if (rule === 'regle-d-or-carte')
		return apres === 0
			? 'L’effet fait forger sans rien dépenser, quel que soit le coût actuel.'
			: `L’effet fixe lui-même le prix, quel que soit le coût actuel : ${countAember(apres)}.`;
	return avant === apres
		? `L’effet fait forger au coût actuel : ${countAember(apres)}.`
		: `L’effet demande ${countAember(Math.abs(apres - avant))} de ${apres > avant ? 'plus' : 'moins'} que le coût actuel : ${apres} au lieu de ${avant}.`;
}

function mustForge({ rule, joueur, avant, cout }: Step<'doit-forger'>): string {
	const enough = `avec ${countAember(avant)} pour un coût de ${cout}, ${does(joueur, 'devez', 'doit')} forger`;
	switch (rule) {
		case 'forger-obligatoire':
			return `Ce n’est pas un choix : ${enough}.`;
		case 'forger-aombre-des-cartes':
			return `L’Aombre des cartes compte : ${enough}.`;
		case 'forger-aombre-hors-etape':
			return `L’effet ne dit pas « peut » : ${enough}.`;
		case 'peut-completement':
			return `L’effet dit « peut » : ${does(joueur, 'choisissez', 'choisit')} de forger, avec ${countAember(avant)} pour un coût de ${cout}.`;
	}
}

function paidByCards({ rule, joueur, avant, apres, decideur }: Step<'paiement-des-cartes'>): string {
	const one = avant - apres < 2;
	const taken = `${capital(countAember(avant - apres))} ${one ? 'vient' : 'viennent'} des cartes, où il en reste ${apres}`;
	if (rule === 'forger-aombre-des-cartes')
		return `${taken} : sans ${one ? 'lui' : 'eux'}, ${poolOf(joueur)} ne suffit pas.`;
	const who = said(decideur, 'vous, joueur actif, qui en décidez', 'l’adversaire, joueur actif, qui en décide');
	return avant === apres ? `Rien n’est pris sur les cartes : c’est ${who}.` : `${taken} : c’est ${who}.`;
}

/** Both pools after Aombre went from one to the other. */
const pools = ({ joueur, avant, apres, recuAvant, recuApres }: Step<'aombre-vole' | 'aombre-paye'>): string =>
	said(
		joueur,
		`votre réserve ${goes(avant, apres)}, la sienne de ${recuAvant} à ${recuApres}`,
		`votre réserve ${goes(recuAvant, recuApres)}, la sienne de ${avant} à ${apres}`,
	);
