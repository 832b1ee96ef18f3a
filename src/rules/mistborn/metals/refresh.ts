import type { Regenerer } from './action';
import { isSavant } from './card';
import type { Metal } from './metal';
import { countMain, countPrets, countRetournes, type Etat, getCarte, record, setCarte, setJeton } from './state';

/**
 * Renews a token, with a card discarded from the hand or with an icon (rules metaux-regenerer, metaux-regenerer-icone).
 * It can be used this turn only if it has not been yet (rules metaux-regenerer-reutiliser, metaux-regenerer-meme-tour).
 */
export function renewJeton(etat: Etat, { metal, carte }: Regenerer): Etat {
	const depart = carte === null ? etat : discardCarte(etat, carte, metal);
	const servi = depart.jetons[metal] === 'attise';
	const renouvele = setJeton(depart, metal, servi ? 'regenere' : 'pret');
	const retourne = record(renouvele, {
		kind: 'jeton-regenere',
		rule: carte === null ? 'metaux-regenerer-icone' : 'regenerer-definition',
		metal,
		avant: countRetournes(depart),
		apres: countRetournes(renouvele),
	});
	const reutilisation = record(retourne, {
		kind: 'reutilisation',
		rule: servi ? 'metaux-regenerer-meme-tour' : 'metaux-regenerer-reutiliser',
		metal,
		avant: countPrets(depart),
		apres: countPrets(renouvele),
	});
	return notePasBrule(reutilisation, metal);
}

function discardCarte(etat: Etat, id: string, metal: Metal): Etat {
	const suivie = getCarte(etat, id);
	const { carte } = suivie;
	const avant = countMain(etat);
	const rule = carte.nature === 'atium' ? 'regenerer-carte-atium' : 'metaux-regenerer';
	const defaussee = record(setCarte(etat, { ...suivie, lieu: 'defausse' }), {
		kind: 'carte-defaussee',
		rule,
		carte: id,
		metal,
		avant,
		apres: avant - 1,
	});
	if (!isSavant(carte)) return defaussee;
	const nombres = { avant: avant - 1, apres: avant - 1 };
	return record(defaussee, { kind: 'savant-muet', rule: 'savant-pas-en-regenerant', carte: id, ...nombres });
}

/** Renewing is not burning (rule metaux-regenerer-pas-bruler). */
function notePasBrule(etat: Etat, metal: Metal): Etat {
	const fois = etat.brules[metal];
	const rule = 'metaux-regenerer-pas-bruler';
	return record(etat, { kind: 'regenere-pas-brule', rule, metal, avant: fois, apres: fois });
}
