import { list } from './list';

/** What card games are spoken of with. One of them is found in any text (« la carte du restaurant »), two seldom. */
export const gameWords: readonly string[] = list(`
	adversaire, adversaires, carte, cartes, créature, créatures, deck, decks, investigateur, investigateurs
	investigatrice, investigatrices, jeton, jetons, joueur, joueurs, joueuse, joueuses, personnage, personnages
	pion, pions, tour, tours
`);
