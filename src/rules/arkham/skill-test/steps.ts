import { conclude, type Effets, settleAutomatique } from './conclusion';
import { countPions, type Genre } from './kind';
import type { Situation } from './situation';
import type { Enjeu } from './spread';
import type { EtapePesee, TracePesee } from './trace';

/** What a test asks once the icons are committed: 1 each (rule tc-2-bonus). */
export function readEnjeu({ competence, icones, difficulte }: Situation): Enjeu {
	return { value: competence + icones, difficulte };
}

/** TC.2 and the bag of TC.3: the icons count, sealed tokens stay on their cards (the card prevails), the rest is drawn. */
export function noteDepart(situation: Situation, genres: readonly Genre[]): TracePesee {
	const { competence, icones, reserve } = situation;
	const { value } = readEnjeu(situation);
	const pions = countPions(genres);
	return [
		{ kind: 'icones', tc: 2, rule: icones > 0 ? 'tc-2-bonus' : 'tc-2', pion: null, avant: competence, apres: value },
		...reserve
			.filter(({ scelles }) => scelles > 0)
			.map(({ type, nombre, scelles }): EtapePesee => {
				const rule = 'bases-carte-prioritaire';
				return { kind: 'scelles', tc: 3, rule, pion: type, avant: nombre, apres: nombre - scelles };
			}),
		{ kind: pions > 0 ? 'reserve' : 'reserve-vide', tc: 3, rule: 'tc-3', pion: null, avant: pions, apres: pions },
	];
}

/** More tokens should be revealed than the bag holds: all of them are. */
export function noteEpuisee(avant: number, apres: number, pion: string | null = null): TracePesee {
	if (avant <= apres) return [];
	return [{ kind: 'reserve-epuisee', tc: 3, rule: 'effet-elements-manquants', pion, avant, apres }];
}

/** TC.4: what the symbol of a token applied does at once. The pure number of a token without symbol does nothing. */
export function noteSymbole({ type, modificateur, revele, automatique, tolere }: Genre): EtapePesee {
	const sansSymbole = /^[-+−]?\d+$/.test(type) || modificateur === 0;
	const inerte = !revele && automatique === 'non' && tolere === Number.POSITIVE_INFINITY;
	const muet = sansSymbole && inerte ? 'tc-4-sans-effet' : 'tc-4';
	const rule = automatique === 'echec' && !revele ? 'tc-4-echec-automatique' : muet;
	return { kind: 'symbole', tc: 4, rule, pion: type, avant: 0, apres: revele ? 1 : 0 };
}

/** TC.5: a token applied changes the skill value, which may be negative for now. */
export function noteModificateur({ type, modificateur }: Genre, avant: number): EtapePesee {
	const rule = 'tc-5-pions';
	return { kind: 'modificateur', tc: 5, rule, pion: type, avant, apres: avant + modificateur };
}

/** TC.5: once every modifier is applied, a negative value counts as zero. */
export function notePlancher(avant: number, pion: string | null = null): TracePesee {
	return avant < 0 ? [{ kind: 'plancher', tc: 5, rule: 'modificateur-negatif', pion, avant, apres: 0 }] : [];
}

/** TC.6: what is automatic, then the comparison; `pion` when they are those of a single token. */
export function noteIssue(enjeu: Enjeu, effets: Effets, pion: string | null = null): TracePesee {
	const automatique = settleAutomatique(effets);
	const avant = Math.max(0, enjeu.value + effets.somme);
	const { total, difficulte, marge, reussite } = conclude(enjeu, effets.somme, automatique);
	const comparee = reussite ? 'tc-6-reussite' : 'tc-6-echec';
	const rule = automatique === 'non' ? comparee : 'reussite-automatique-definition';
	const compare: EtapePesee = {
		kind: 'comparaison',
		tc: 6,
		rule,
		pion,
		avant: difficulte,
		apres: total,
		reussite,
		marge,
	};
	return [...noteAutomatique(effets, enjeu.difficulte, avant, pion), compare];
}

function noteAutomatique(
	{ echec, reussite }: Effets,
	difficulte: number,
	total: number,
	pion: string | null,
): TracePesee {
	const sombre: TracePesee = [{ kind: 'sombre-regle', tc: 6, rule: 'tc-6-deux-issues', pion, avant: 1, apres: 0 }];
	if (echec) {
		const rule = 'tc-6-echec-automatique';
		const echoue: EtapePesee = { kind: 'echec-automatique', tc: 6, rule, pion, avant: total, apres: 0 };
		return [...(reussite ? sombre : []), echoue];
	}
	const rule = 'tc-6-reussite-automatique';
	return reussite ? [{ kind: 'reussite-automatique', tc: 6, rule, pion, avant: difficulte, apres: 0 }] : [];
}
