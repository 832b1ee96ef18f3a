import type { Engage } from './state';
import type { Type } from './character';
import type { Camp } from './situation';
import type { Constat } from './trace';

/** A skill on its way through its modifiers, and the findings so far. */
interface Calcul {
	readonly value: number;
	readonly constats: readonly Constat[];
}

/**
 * Skill of a ready character in a conflict of a type, without a dash: its base with all its modifiers (rule
 * modificateur-tous-ensemble), those of attachments (rule attachement-modificateurs) and glory (rules honore-definition,
 * deshonore-definition) among them. Only the final result is brought back to 0 (rule modificateur-jamais-negatif).
 */
export function computeCompetence(camp: Camp, engage: Engage, type: Type): Calcul {
	const qui = { camp, personnage: engage.id };
	const attaches = add({ value: engage[type] ?? 0, constats: [] }, engage.attachements[type], (pas) => ({
		kind: 'attachements',
		rule: 'attachement-modificateurs',
		...qui,
		...pas,
	}));
	const modifie = add(attaches, engage.modificateur, (pas) => ({
		kind: 'autres-modificateurs',
		rule: 'modificateur-tous-ensemble',
		...qui,
		...pas,
	}));
	const { gloire, statut } = engage;
	const honoree = add(modifie, statut === 'normal' ? 0 : statut === 'honore' ? gloire : -gloire, (pas) => ({
		kind: 'gloire',
		rule: statut === 'honore' ? 'honore-definition' : 'deshonore-definition',
		...qui,
		...pas,
		gloire,
	}));
	return add(honoree, Math.max(0, -honoree.value), (pas) => ({
		kind: 'competence-a-zero',
		rule: 'modificateur-jamais-negatif',
		...qui,
		...pas,
	}));
}

/** Adds to the value, and records the finding when it changes. */
function add(
	{ value, constats }: Calcul,
	variation: number,
	note: (pas: { readonly avant: number; readonly apres: number }) => Constat,
): Calcul {
	if (variation === 0) return { value, constats };
	const apres = value + variation;
	return { value: apres, constats: [...constats, note({ avant: value, apres })] };
}
