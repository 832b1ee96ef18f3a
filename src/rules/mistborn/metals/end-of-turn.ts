import { METAUX, type Metal } from './metal';
import { countPrets, type Etat, record, setJeton } from './state';

/**
 * What the end of the turn gives back: burnt tokens (rule metaux-bruler-reprendre), not those that are turned over
 * (rules metaux-attiser-reprendre, metaux-attiser-bloque), nor burnt Atium (rule metaux-atium-usage-unique).
 */
export function endTour(etat: Etat): Etat {
	const fin: Etat = { ...etat, evenement: 'fin-de-tour' };
	return discardCartes(returnAtium(METAUX.reduce(returnJeton, fin)));
}

function returnJeton(etat: Etat, metal: Metal): Etat {
	const avant = countPrets(etat);
	switch (etat.jetons[metal]) {
		case 'pret':
			return etat;
		case 'brule':
		case 'regenere': {
			const brule = etat.jetons[metal] === 'brule';
			const rule = brule ? 'metaux-bruler-reprendre' : 'metaux-regenerer-meme-tour';
			const repris = setJeton(etat, metal, 'pret');
			return record(repris, { kind: 'jeton-repris', rule, metal, avant, apres: avant + 1 });
		}
		case 'attise':
		case 'retourne': {
			const rule = etat.jetons[metal] === 'attise' ? 'metaux-attiser-reprendre' : 'metaux-attiser-bloque';
			const retourne = setJeton(etat, metal, 'retourne');
			return record(retourne, { kind: 'jeton-reste-attise', rule, metal, avant, apres: avant });
		}
	}
}

function returnAtium(etat: Etat): Etat {
	const { atiumBrules: avant } = etat;
	if (avant === 0) return etat;
	const rule = 'metaux-atium-usage-unique';
	return record({ ...etat, atiumBrules: 0 }, { kind: 'atium-rendu', rule, avant, apres: 0 });
}

/** Cards played and fed, or laid as metals, are discarded (rule deckbuilding-fin-defausser). */
function discardCartes(etat: Etat): Etat {
	const enJeu = etat.cartes.filter(({ lieu }) => lieu === 'en-jeu' || lieu === 'metal');
	if (enJeu.length === 0) return etat;
	const cartes = etat.cartes.map((suivie) =>
		enJeu.includes(suivie) ? { ...suivie, lieu: 'defausse' as const } : suivie,
	);
	const rule = 'deckbuilding-fin-defausser';
	return record({ ...etat, cartes }, { kind: 'cartes-defaussees', rule, avant: enJeu.length, apres: 0 });
}
