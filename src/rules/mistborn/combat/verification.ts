import { checkBooleen, checkEntier, checkParmi, type Probleme } from '../../verification';
import type { Attaque, AttaqueContreSeigneurMaitre, AttaqueEntreJoueurs } from './plan';
import { type Adversaire, type Allie, type Joueur, MOI } from './situation';

const MAX = 99;
const MAX_CARTES = 12;

/**
 * Checks the values of an attack, which may come from a form or an address: every number an integer in its range, every
 * id a string, unique. Returns every problem, in reading order; none means that `resoudre` accepts the attack. A plan
 * that names an unknown card or player is no problem here: it is refused in the result.
 */
export function verifier(attaque: Attaque): readonly Probleme[] {
	const communs = [
		...checkParmi('contre', attaque.contre, ['joueurs', 'seigneur-maitre']),
		...checkEntier('degats', attaque.degats, 0, MAX),
	];
	if (communs.some(({ champ }) => champ === 'contre')) return communs;
	const propres = attaque.contre === 'joueurs' ? checkEntreJoueurs(attaque) : checkSolo(attaque);
	return [...communs, ...propres, ...checkFrappe(attaque.plan.frappe)];
}

function checkEntreJoueurs({ cible, joueurs, plan }: AttaqueEntreJoueurs): readonly Probleme[] {
	const ids = joueurs.flatMap(({ id, allies }) => [id, ...allies.map((allie) => allie.id)]);
	const detenteurs = [MOI, ...joueurs.map(({ id }) => id)];
	return [
		...checkEntier('joueurs.length', joueurs.length, 1, 3),
		...joueurs.flatMap((joueur, rang) => checkJoueur(`joueurs[${rang}]`, joueur)),
		...checkUniques('joueurs', [MOI, ...ids]),
		...(joueurs.length === 1 ? [] : checkParmi('cible', cible, detenteurs)),
		...checkEntier('plan.allies.length', plan.allies.length, 0, MAX),
		...plan.allies.flatMap((allie, rang) => checkId(`plan.allies[${rang}]`, allie)),
		...(plan.transmission === null ? [] : checkId('plan.transmission', plan.transmission)),
	];
}

function checkJoueur(champ: string, { id, sante, nuage, allies }: Joueur): readonly Probleme[] {
	return [
		...checkId(`${champ}.id`, id),
		...checkEntier(`${champ}.sante`, sante, 1, 40),
		...checkEntier(`${champ}.nuage`, nuage, 0, MAX),
		...checkEntier(`${champ}.allies.length`, allies.length, 0, MAX_CARTES),
		...allies.flatMap((allie, rang) => checkAllie(`${champ}.allies[${rang}]`, allie)),
	];
}

function checkAllie(champ: string, { id, defense, defenseur, reduction, nuages }: Allie): readonly Probleme[] {
	return [
		...checkId(`${champ}.id`, id),
		...checkEntier(`${champ}.defense`, defense, 1, MAX),
		...checkBooleen(`${champ}.defenseur`, defenseur),
		...checkEntier(`${champ}.reduction`, reduction, 0, MAX),
		...checkEntier(`${champ}.nuages`, nuages, 0, 9),
	];
}

function checkSolo({ dominat, sante, adversaires, plan }: AttaqueContreSeigneurMaitre): readonly Probleme[] {
	return [
		...checkEntier('dominat', dominat, 1, 6),
		...checkEntier('sante', sante, 1, 48),
		...checkEntier('adversaires.length', adversaires.length, 0, MAX_CARTES),
		...adversaires.flatMap((adversaire, rang) => checkAdversaire(`adversaires[${rang}]`, adversaire)),
		...checkUniques(
			'adversaires',
			adversaires.map(({ id }) => id),
		),
		...checkEntier('plan.boucliers.length', plan.boucliers.length, 0, MAX),
		...plan.boucliers.flatMap(({ adversaire, moyen }, rang) => [
			...checkId(`plan.boucliers[${rang}].adversaire`, adversaire),
			...checkParmi(`plan.boucliers[${rang}].moyen`, moyen, ['degats', 'effet']),
		]),
	];
}

function checkAdversaire(champ: string, { id, boucliers }: Adversaire): readonly Probleme[] {
	return [
		...checkId(`${champ}.id`, id),
		...checkEntier(`${champ}.boucliers.length`, boucliers.length, 1, 3),
		...boucliers.flatMap((bouclier, rang) =>
			bouclier === 'X' ? [] : checkEntier(`${champ}.boucliers[${rang}]`, bouclier, 1, MAX),
		),
	];
}

function checkFrappe(frappe: number | null): readonly Probleme[] {
	return frappe === null ? [] : checkEntier('plan.frappe', frappe, 0, MAX);
}

function checkId(champ: string, valeur: unknown): readonly Probleme[] {
	if (typeof valeur === 'string' && valeur !== '') return [];
	return [{ champ, valeur, attendu: { type: 'identifiant' } }];
}

/** One problem for each id that another has already; `champ` is the list that holds them. */
function checkUniques(champ: string, ids: readonly unknown[]): readonly Probleme[] {
	const repetes = ids.filter((id, rang) => id !== '' && ids.indexOf(id) < rang);
	return repetes.map((valeur) => ({ champ, valeur, attendu: { type: 'identifiant-unique' } }));
}
