import { describe } from 'vitest';
import { itLinks } from './marked';

describe('a compound with a hyphen is another word', () => {
	itLinks([
		'Un porte-clés pend à la porte.',
		'Le sous-combat n’existe pas, la contre-provocation non plus.',
		'Une demi-armure, une armure-miroir.',
		'Une clé-en-main, des clés-USB.',
		'Le vol-au-vent refroidit.',
		'Un garde-flanc, un flanc‑garde, un flanc‐garde.',
		'Un anti‑poison agit.',
		'Le tir-provocation-assaut est inventé.',
		'La chaîne-la-plus-longue gagne.',
		'Un Aombre-vert, un mini-Aombre.',
		'Une post-moisson, une moisson-là-haut.',
		'Un capture-tout ramasse.',
		'Le mot-clé figure en gras, les mots-clés aussi.',
		'Une super-ligne de front tient.',
		'Un effet de remplacement-surprise arrive.',
		'Capturez-tout, protégez-nous-mêmes.',
		'Capture-t-ille est une faute, vole-t-le aussi.',
		'Volez-le·la, volez-la’ssi.',
		'Un Don-Juan, une Alpha-Bêta.',
	]);
});

describe('signs that make one word of two sides', () => {
	itLinks([
		'Toute créature sonné·e, détruit·e ou redressé.e.',
		'Les chaîne(s) et les (re)forgée.',
		'Écrivez à armure@exemple.fr ou à clan@armure.fr.',
		'Le fichier armure.png et la variable armure_max.',
		'Ouvrez https://exemple.fr/regles/armure?clé=poison puis www.armure.fr/flanc.',
		'L’axe flanc–centre.',
		'Armure’s et don’t sont anglais.',
		'Entr’armure et aujourd’armure ne sont pas des élisions.',
	]);
});

describe('half a compound at the edge of a text node', () => {
	itLinks(['-clés pendent ici', 'un contre-assaut, puis sous-', 'on voit une armure-', '‑Aombre']);
});
