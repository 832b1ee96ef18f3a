import type { Camp, CoutEffet, Effet, EtapeForger, Evenement, Mouvement } from '../../../rules/keyforge/forge';
import { type Field, readInteger } from '../../shared/fields';
import { camps } from './state';

const isCamp = (text: string | undefined): text is Camp => camps.some((camp) => camp === text);

/** Names in the address. Published: they never change. */
const moves: readonly Mouvement['type'][] = ['gain', 'perte', 'vol', 'capture', 'retour', 'paiement'];

const obstacles = ['sautee', 'interdite', 'remplacee'] as const;

/** An event from its field in the address, or `undefined` when any part of it is not understood. */
export function readEvent({ name, values }: Field): Evenement | undefined {
	const [joueur, ...rest] = values;
	if (!isCamp(joueur)) return undefined;
	const move = moves.find((type) => type === name);
	if (move) return readMove(move, joueur, rest);
	switch (name) {
		case 'etape':
			return readStep(joueur, rest);
		case 'cle':
			return readEffect(joueur, rest);
		case 'cout': {
			const variation = rest.length === 1 ? readInteger(rest[0], -99, 99) : undefined;
			return variation === undefined ? undefined : { type: 'cout', joueur, variation };
		}
		case 'defaite':
			return rest.length === 0 ? { type: 'cle-defaite', joueur } : undefined;
		case 'fin':
			return rest.length === 0 ? { type: 'fin-de-tour', joueur } : undefined;
		default:
			return undefined;
	}
}

function readMove(type: Mouvement['type'], joueur: Camp, rest: readonly string[]): Evenement | undefined {
	const montant = rest.length === 1 ? readInteger(rest[0], 0, 99) : undefined;
	return montant === undefined ? undefined : { type, joueur, montant };
}

/** `kind.vous`, then `sautee`, `interdite` or `remplacee`, then `cartes.2`. */
function readStep(joueur: Camp, rest: readonly string[]): EtapeForger | undefined {
	const empechement = obstacles.find((word) => word === rest[0]) ?? null;
	const depuisCartes = readCards(empechement === null ? rest : rest.slice(1));
	return depuisCartes === undefined ? undefined : { type: 'etape-forger', joueur, empechement, depuisCartes };
}

/** `cle.vous.actuel.9` or `cle.vous.fixe.0`, then `accepte` or `refuse`, then as for a step. */
function readEffect(joueur: Camp, [kind, amount, ...rest]: readonly string[]): Effet | undefined {
	const cout = readCost(kind, amount);
	const choix = (['accepte', 'refuse'] as const).find((word) => word === rest[0]);
	const step = readStep(joueur, choix === undefined ? rest : rest.slice(1));
	if (cout === undefined || step === undefined || step.empechement === 'sautee') return undefined;
	const { empechement, depuisCartes } = step;
	return { type: 'effet', joueur, cout, choix: choix ?? 'obligatoire', empechement, depuisCartes };
}

function readCost(kind: string | undefined, amount: string | undefined): CoutEffet | undefined {
	const value = readInteger(amount, kind === 'actuel' ? -99 : 0, 99);
	if (value === undefined) return undefined;
	if (kind === 'actuel') return { type: 'actuel', ecart: value };
	return kind === 'fixe' ? { type: 'fixe', montant: value } : undefined;
}

function readCards([word, amount, ...rest]: readonly string[]): number | undefined {
	if (word === undefined) return 0;
	return word === 'cartes' && rest.length === 0 ? readInteger(amount, 0, 99) : undefined;
}

/** The name of an event in the address and its values. */
export function writeEvent(event: Evenement): (string | number)[] {
	const { joueur } = event;
	switch (event.type) {
		case 'etape-forger':
			return ['etape', joueur, ...writeAttempt(event)];
		case 'effet': {
			const { cout, choix } = event;
			const price = cout.type === 'actuel' ? cout.ecart : cout.montant;
			return ['cle', joueur, cout.type, price, ...(choix === 'obligatoire' ? [] : [choix]), ...writeAttempt(event)];
		}
		case 'cout':
			return ['cout', joueur, event.variation];
		case 'cle-defaite':
			return ['defaite', joueur];
		case 'fin-de-tour':
			return ['fin', joueur];
		default:
			return [event.type, joueur, event.montant];
	}
}

const writeAttempt = ({ empechement, depuisCartes }: EtapeForger | Effet): (string | number)[] => [
	...(empechement === null ? [] : [empechement]),
	...(depuisCartes > 0 ? ['cartes', depuisCartes] : []),
];
