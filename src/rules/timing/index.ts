export { borner } from './compteurs';
export {
	type Alternance,
	type Cadre,
	cadre,
	courant,
	demarrer,
	type Etat,
	estFini,
	OUVERTURE,
	PILE_MAX,
	placer,
} from './etat';
export { type Avance, jouer, reculer } from './jouer';
export { type Motif, type Mouvement, type Proposition, possibles, propositions } from './mouvements';
export {
	type Choix,
	type Compteur,
	type Effets,
	type Etape,
	etapeDe,
	FIN,
	type Passes,
	type Schema,
	type Schemas,
} from './schema';
export type { Constat, Trace } from './trace';
