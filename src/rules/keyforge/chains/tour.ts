import { type Etat, record } from './etat';
import { drawCartes } from './pile';
import { fillMain } from './pioche';
import type { Depart, Tour } from './situation';

/** Cards that step 5 fills the hand up to, before effects of cards (rule etape-5-six-cartes). */
const MAIN = 6;

interface RefaireMain {
	readonly moment: 'ce-tour' | 'tour';
	readonly tour: number;
	readonly modificateur: number;
}

/** Step 5: the hand is filled up to six cards, more or fewer with the effects of cards, never less than none. */
export function fillMainDuTour(etat: Etat, { moment, tour, modificateur }: RefaireMain): Etat {
	const taille = Math.max(0, MAIN + modificateur);
	const rule = 'etape-5-six-cartes';
	const modifie = taille === MAIN ? etat : record(etat, { kind: 'taille-modifiee', rule, avant: MAIN, apres: taille });
	return fillMain(modifie, { moment, tour, taille });
}

/** A turn of the player: what comes into the hand, what leaves it, the chains gained, then step 5. */
export function playTour(etat: Etat, tour: Tour, numero: number, depart: Depart): Etat {
	const reprise = takeArchives(etat, tour);
	const piochee = drawParCapacites(reprise, tour);
	const jouee = playCartes(piochee, limitJouees(tour, numero, depart));
	const fin = gainChaines(fillDefausse(jouee, tour), tour);
	return fillMainDuTour(fin, { moment: 'tour', tour: numero, modificateur: tour.modificateur });
}

function takeArchives(etat: Etat, { archives }: Tour): Etat {
	if (archives === 0) return etat;
	const main = etat.main + archives;
	const rule = 'etape-2-archives';
	return record({ ...etat, main }, { kind: 'archives-reprises', rule, avant: etat.main, apres: main });
}

/** Chains take nothing off what abilities draw, and none is broken (rule regles-chaines-autres-pioches). */
function drawParCapacites(etat: Etat, { piochees }: Tour): Etat {
	if (piochees === 0) return etat;
	const apres = drawCartes(etat, piochees);
	return record(apres, {
		kind: 'capacites-piochent',
		rule: 'regles-chaines-autres-pioches',
		avant: etat.main,
		apres: apres.main,
		demandees: piochees,
	});
}

interface Limite {
	readonly voulues: number;
	readonly permises: number;
	readonly rule: 'premier-tour-une-carte' | 'premier-tour-effets';
}

/** On the first turn the first player plays or discards one card, or what effects allow (rule premier-tour-une-carte). */
function limitJouees({ jouees }: Tour, numero: number, depart: Depart): Limite {
	if (depart.type !== 'premier' || numero !== 1)
		return { voulues: jouees, permises: jouees, rule: 'premier-tour-effets' };
	const rule = depart.permises === 1 ? 'premier-tour-une-carte' : 'premier-tour-effets';
	return { voulues: jouees, permises: Math.min(jouees, depart.permises), rule };
}

function playCartes(etat: Etat, { voulues, permises, rule }: Limite): Etat {
	const limitee =
		permises === voulues ? etat : record(etat, { kind: 'premier-tour-limite', rule, avant: voulues, apres: permises });
	if (permises === 0) return limitee;
	const main = Math.max(0, etat.main - permises);
	const pas = { kind: 'cartes-jouees', rule: 'etape-3-libre', voulues: permises } as const;
	return record({ ...limitee, main }, { ...pas, avant: etat.main, apres: main });
}

function fillDefausse(etat: Etat, { defaussees }: Tour): Etat {
	if (etat.pile === null || defaussees === 0) return etat;
	const avant = etat.pile.defausse;
	const apres = avant + defaussees;
	const pile = { ...etat.pile, defausse: apres };
	return record({ ...etat, pile }, { kind: 'defausse-grossie', rule: 'defausse-sommet', avant, apres });
}

function gainChaines(etat: Etat, tour: Tour): Etat {
	if (tour.chaines === 0) return etat;
	const chaines = etat.chaines + tour.chaines;
	const pas = { kind: 'chaines-gagnees', rule: 'chaines-gagner', avant: etat.chaines, apres: chaines } as const;
	return record({ ...etat, chaines }, pas);
}
