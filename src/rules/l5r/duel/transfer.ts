import { type Etat, record } from './state';
import type { Fin, Transfert } from './result';
import { type Camp, opposingCamp } from './situation';
import { HONNEUR } from './verification';

/** State after step D.5, and what was given. */
interface EtatTransfere {
	readonly etat: Etat;
	readonly transfert: Transfert | null;
}

/**
 * Step D.5: the player who bid more gives the difference (rule duel-d-5), as far as their honour goes: what is given
 * leaves a player's pool (rule donner-definition). Equal bids move nothing (rule duel-d-5-egalite).
 */
export function transferHonneur(etat: Etat): EtatTransfere {
	const { lanceur, defie } = etat.mises;
	if (lanceur === defie) {
		const nul = { kind: 'transfert-nul', rule: 'duel-d-5-egalite', avant: lanceur, apres: lanceur } as const;
		return { etat: record(etat, nul), transfert: null };
	}
	const de = lanceur > defie ? 'lanceur' : 'defie';
	const difference = Math.abs(lanceur - defie);
	const montant = Math.min(difference, etat.honneur[de]);
	return { etat: giveHonneur(etat, de, difference, montant), transfert: { de, montant } };
}

function giveHonneur(etat: Etat, de: Camp, difference: number, montant: number): Etat {
	const a = opposingCamp(de);
	const { [de]: avant, [a]: avantAutre } = etat.honneur;
	const apres = avant - montant;
	const apresAutre = avantAutre + montant;
	const limite =
		montant === difference
			? etat
			: record(etat, {
					kind: 'honneur-insuffisant',
					rule: 'duel-d-5-manque',
					camp: de,
					avant: difference,
					apres: montant,
				});
	return record(
		{ ...limite, honneur: { ...etat.honneur, [de]: apres, [a]: apresAutre } },
		{ kind: 'honneur-donne', rule: 'duel-d-5', camp: de, avant, apres },
		{ kind: 'honneur-recu', rule: 'donner-definition', camp: a, avant: avantAutre, apres: apresAutre },
	);
}

/** State, and who won the game by honour, if anyone did. */
interface EtatAvecFin {
	readonly etat: Etat;
	readonly fin: { readonly gagnant: Camp; readonly fins: readonly Fin[] } | null;
}

/**
 * A player without honour is eliminated (rule bases-victoire-deshonneur), one who has 25 wins (rule
 * bases-victoire-honneur), and the game stops there (rule bases-victoire). Both may happen at once, to the same end:
 * the player who gives is the only one who can have none left, and the one who receives the only one to reach 25.
 */
export function settleFin(etat: Etat, transfert: Transfert | null): EtatAvecFin {
	if (transfert === null) return { etat, fin: null };
	const gagnant = opposingCamp(transfert.de);
	const donneur = etat.honneur[transfert.de];
	const honneur = etat.honneur[gagnant];
	const epuise = donneur < HONNEUR.min;
	const atteint = honneur > HONNEUR.max;
	if (!epuise && !atteint) return { etat, fin: null };
	const { de } = transfert;
	const fins: readonly Fin[] = [
		...(epuise ? (['deshonneur'] as const) : []),
		...(atteint ? (['honneur'] as const) : []),
	];
	const note = { camp: gagnant, avant: honneur, apres: honneur };
	const avecEpuise = epuise
		? record(etat, { kind: 'honneur-epuise', rule: 'bases-victoire-deshonneur', camp: de, avant: 0, apres: 0 })
		: etat;
	const avecAtteint = atteint
		? record(avecEpuise, { kind: 'honneur-atteint', rule: 'bases-victoire-honneur', ...note })
		: avecEpuise;
	return {
		etat: record(avecAtteint, { kind: 'partie-terminee', rule: 'bases-victoire', ...note }),
		fin: { gagnant, fins },
	};
}
