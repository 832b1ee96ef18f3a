import { expect, test } from 'vitest';
import { askedIn, givenBy } from '../../../../src/search/engine/asked-signs';

const wanted = (query: string) =>
	Object.entries(askedIn(query))
		.filter(([, wants]) => wants > 0)
		.map(([want]) => want);

test.each([
	['Quelle différence entre jouer et mettre en jeu ?', ['compares']],
	['action ou allié', ['compares']],
	['Détruire et purger, c’est kif-kif ?', ['compares']],
	['où va la carte', []],
	['ou va la carte', []],
	['c’est quoi un duel', ['defines']],
	['À quel moment redresse-t-on ?', ['moment']],
	['Je peux la jouer quand ?', ['moment', 'permission']],
	['On paie avant de piocher ou après ?', ['compares', 'moment']],
	['Elle s’incline tout de suite ou plus tard ?', ['compares', 'moment']],
	['armure', []],
])('%s', (query, wants) => expect(wanted(query)).toEqual(wants));

test.each([
	['À l’étape 4, le joueur actif redresse ses cartes.', { doubts: 0, moment: 1, permission: 0 }],
	['Vous ne pouvez jamais en jouer deux.', { doubts: 0, moment: 0, permission: 1 }],
	['Le guide ne dit pas lequel : nous choisissons le premier joueur.', { doubts: 1, moment: 0, permission: 0 }],
	['Une clé coûte 6 Aombres.', { doubts: 0, moment: 0, permission: 0 }],
])('%s', (text, gives) => expect(givenBy(text)).toEqual(gives));
