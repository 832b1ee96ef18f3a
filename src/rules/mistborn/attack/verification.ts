import { checkBoolean, checkInteger, checkOneOf, type Problem } from '../../verification';
import type { Attaque, AttaqueContreSeigneurMaitre, AttaqueEntreJoueurs } from './plan';
import { type Adversaire, type Allie, type Joueur, MOI } from './situation';

const MAX = 99;
const MAX_CARTES = 12;

/**
 * Checks the values of an attack, which may come from a form or an address: every number an integer in its range, every
 * id a string, unique. Returns every problem, in reading order; none means that `resoudre` accepts the attack. A plan
 * that names an unknown card or player is no problem here: it is refused in the result.
 */
export function verifier(attaque: Attaque): readonly Problem[] {
	const communs = [
		...checkOneOf('contre', attaque.contre, ['joueurs', 'seigneur-maitre']),
		...checkInteger('degats', attaque.degats, 0, MAX),
	];
	if (communs.some(({ field }) => field === 'contre')) return communs;
	const propres = attaque.contre === 'joueurs' ? checkEntreJoueurs(attaque) : checkSolo(attaque);
	return [...communs, ...propres, ...checkFrappe(attaque.plan.frappe)];
}

function checkEntreJoueurs({ cible, joueurs, plan }: AttaqueEntreJoueurs): readonly Problem[] {
	const ids = joueurs.flatMap(({ id, allies }) => [id, ...allies.map((allie) => allie.id)]);
	const detenteurs = [MOI, ...joueurs.map(({ id }) => id)];
	return [
		...checkInteger('joueurs.length', joueurs.length, 1, 3),
		...joueurs.flatMap((joueur, rang) => checkJoueur(`joueurs[${rang}]`, joueur)),
		...checkUniques('joueurs', [MOI, ...ids]),
		...(joueurs.length === 1 ? [] : checkOneOf('cible', cible, detenteurs)),
		...checkInteger('plan.allies.length', plan.allies.length, 0, MAX),
		...plan.allies.flatMap((allie, rang) => checkId(`plan.allies[${rang}]`, allie)),
		...(plan.transmission === null ? [] : checkId('plan.transmission', plan.transmission)),
	];
}

function checkJoueur(field: string, { id, sante, nuage, allies }: Joueur): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.sante`, sante, 1, 40),
		...checkInteger(`${field}.nuage`, nuage, 0, MAX),
		...checkInteger(`${field}.allies.length`, allies.length, 0, MAX_CARTES),
		...allies.flatMap((allie, rang) => checkAllie(`${field}.allies[${rang}]`, allie)),
	];
}

function checkAllie(field: string, { id, defense, defenseur, reduction, nuages }: Allie): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.defense`, defense, 1, MAX),
		...checkBoolean(`${field}.defenseur`, defenseur),
		...checkInteger(`${field}.reduction`, reduction, 0, MAX),
		...checkInteger(`${field}.nuages`, nuages, 0, 9),
	];
}

function checkSolo({ dominat, sante, adversaires, plan }: AttaqueContreSeigneurMaitre): readonly Problem[] {
	return [
		...checkInteger('dominat', dominat, 1, 6),
		...checkInteger('sante', sante, 1, 48),
		...checkInteger('adversaires.length', adversaires.length, 0, MAX_CARTES),
		...adversaires.flatMap((adversaire, rang) => checkAdversaire(`adversaires[${rang}]`, adversaire)),
		...checkUniques(
			'adversaires',
			adversaires.map(({ id }) => id),
		),
		...checkInteger('plan.boucliers.length', plan.boucliers.length, 0, MAX),
		...plan.boucliers.flatMap(({ adversaire, moyen }, rang) => [
			...checkId(`plan.boucliers[${rang}].adversaire`, adversaire),
			...checkOneOf(`plan.boucliers[${rang}].moyen`, moyen, ['degats', 'effet']),
		]),
	];
}

function checkAdversaire(field: string, { id, boucliers }: Adversaire): readonly Problem[] {
	return [
		...checkId(`${field}.id`, id),
		...checkInteger(`${field}.boucliers.length`, boucliers.length, 1, 3),
		...boucliers.flatMap((bouclier, rang) =>
			bouclier === 'X' ? [] : checkInteger(`${field}.boucliers[${rang}]`, bouclier, 1, MAX),
		),
	];
}

function checkFrappe(frappe: number | null): readonly Problem[] {
	return frappe === null ? [] : checkInteger('plan.frappe', frappe, 0, MAX);
}

function checkId(field: string, value: unknown): readonly Problem[] {
	if (typeof value === 'string' && value !== '') return [];
	return [{ field, value, expected: { type: 'identifiant' } }];
}

/** One problem for each id that another has already; `field` is the list that holds them. */
function checkUniques(field: string, ids: readonly unknown[]): readonly Problem[] {
	const repetes = ids.filter((id, rang) => id !== '' && ids.indexOf(id) < rang);
	return repetes.map((value) => ({ field, value, expected: { type: 'identifiant-unique' } }));
}
