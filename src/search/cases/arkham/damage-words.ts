import { lexicon, links } from '../lexicon';
import { names } from './names';

/** The words of damage and horror, each with its sign. */
export const words = new Map([
	...lexicon(
		...links,
		'd degat damage dmg',
		'r horreur horror',
		'v vie pv points-de-vie hp health',
		's sante sante-mentale sanity sm san',
		'm mental mentaux',
		't direct',
		'u directe',
		'a allie soutien asset ally autre',
		'i investigateur investigatrice moi me m perso personnage investigator',
		'y je j',
		'z elle lui',
		'j deja dessus already',
		'P prend prendre subit subis subir recoit recois encaisse encaisser mange take',
		'k encore de-plus en-plus',
		'e et and',
		'C combien',
		'R reste restant il-me-reste il-reste plus-que',
		'S sans aucun pas no',
		'O rien',
		'b tout tous',
		'G trauma traumatisme',
		'h physique',
		// « À », « a ».
		'x a au pour',
		'o sur',
		'Q attaque attaque-d-opportunite inflige tape frappe',
		'E ennemi monstre enemy',
		'. assigner assigne repartir met mettre vaincu meurt tombe intact indemne vaincu-par pile en-meme-temps d-un-coup rien-d-autre pas-d-autre ' +
			'a-encaisser a-prendre a-subir a-repartir a-assigner ' +
			'meurs mort morte elimine survit survis blesse blessee tient tiens avec qu',
	),
	...[...names].flatMap(([name, { kind }]) => (kind === 'investigateur' ? [[name, 'N'] as const] : [])),
]);
