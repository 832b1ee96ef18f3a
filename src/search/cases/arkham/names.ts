import { foldForSearch } from '../../../glossary/fold';

/** A name that a query may hold, and what the address of the simulator says for it. */
export interface Named {
	kind: 'campagne' | 'scenario' | 'investigateur';
	id: string;
	/** As it is shown. */
	name: string;
	/** Campaign of a scenario. */
	campaign?: string | undefined;
	/** Willpower, intellect, combat and agility of an investigator, one figure each; health and sanity where they are known. */
	figures?: string | undefined;
}

/**
 * Names of the simulator's data; those that two cards of different skills bear are not sure, and left out. Health and
 * sanity are those of the first three boxes, as they were first printed.
 */
const INVESTIGATORS =
	"Roland Banks334295,Daisy Walker352259,Skids O'Toole233486,Agnes Baker522368,Wendy Adams431477,Zoey Samaras424296," +
	'Rex Murphy342369,Jenny Barnes333387,Jim Culver433278,Ashcan Pete422365,Mark Harrigan325395,Minh Thi Phan442277,' +
	'Sefina Rousseau422459,Akachi Onyele523368,William Yorick324386,Lola Hayes333366,Leo Anderson4341,' +
	'Ursula Downs3414,Finn Edwards1434,Père Mateo4323,Calvin Wright0000,Preston Fairmont1111,' +
	'Diana Stanley1333,Rita Young3235,Gavriella Mizrah3241,Jerome Davids2413,Valentino Rivas1324,' +
	'Penny White4132,Mandy Thompson3513,Tony Morgan2352,Luke Robinson4323,Patrice Hathaway4222,' +
	'Sœur Mary4233,Amanda Sharpe2222,Silas Marsh2244,Norman Withers4521,Monterey Jack1425,Lily Chen3243,' +
	'Bob Jenkins2433,Carson Sinclair2222,Vincent Lee3431,Kymani Jones3225,Amina Zidane3333,' +
	'Darrell Simmons2523,Charlie Kane1111,Wilson Richards3333,Kate Winthrop2424,Alessandra Zorzi3424,' +
	'Kōhaku Narukami4431,Marion Tavares2343,Lucius Galloway2415,Michael McGlen3153,Gloria Goldberg5421,' +
	'George Barnaby2433,Isabelle Barnes4233,Nathaniel Cho3252,Harvey Walters4512,Winifred Habbamock1335,' +
	'Jacqueline Fine5322,Stella Clark3234,André Patel2325,Miguel de la Cruz3234';

/** First names that an ally of the basic game bears too: alone, they name nobody surely. */
const UNSURE = ['leo'];

/** A word after a star names a campaign or a scenario alone. */
const CAMPAIGNS =
	"La Nuit de la *Zélatrice,L'Héritage de *Dunwich,La Route de *Carcosa,La Civilisation Oubliée,Le Cercle Brisé," +
	"La Conspiration d'*Innsmouth,Aux Confins de la Terre,Les Clefs Écarlates,Le Festin de *Hemlock Vale," +
	"La Cité Engloutie,Fraternité des Cendres,Gardiens de l'Abîme,Fortune et Folie";

/** Scenarios of the first three boxes, by campaign: all of them would be too many names to bring. */
const SCENARIOS = {
	'nuit-de-la-zelatrice': 'Le *Rassemblement,Les *Masques de Minuit,Le Dévoreur du Dessous',
	'heritage-de-dunwich':
		"Activité *Extrascolaire,La *Banque Gagne Toujours,Le *Musée Miskatonic,L'Express du Comté d'Essex," +
		"Du Sang sur l'Autel,Aux Frontières du Visible,Là où le Destin Attend,Perdu dans le Temps et l'Espace",
	'route-de-carcosa':
		'Baisser de *Rideau,Le Dernier Roi,Les Échos du Passé,Le Serment *Indicible,Le Spectre de la Vérité,' +
		'Le Masque Blême,Sous les Étoiles Noires,La Pâle Carcosa',
};

const idOf = (name: string, article = /^(L'|La |Le |Les |Un |Une )/): string =>
	foldForSearch(name.replace('*', '').replace(article, '')).replaceAll(' ', '-');

/** Names as a query says them, their words joined by hyphens. */
export const names: ReadonlyMap<string, Named> = new Map([
	...listInvestigators(),
	...listByName(CAMPAIGNS, (text) => ({ kind: 'campagne', id: idOf(text, /^(L'|La |Le |Les |Aux )/) })),
	...Object.entries(SCENARIOS).flatMap(([campaign, all]) =>
		listByName(all, (text) => ({ kind: 'scenario', id: idOf(text), campaign })),
	),
]);

/** « de Wendy Adams », « d’Agnes Baker ». */
export const ofName = (name = ''): string => (/^[AEIOU]/.test(name) ? `d’${name}` : `de ${name}`);

/** Each by its whole name, and by any of its words that no other bears. */
function listInvestigators(): (readonly [string, Named])[] {
	const all = INVESTIGATORS.split(',').map((text): Named => {
		const name = text.replace(/\d+/, '');
		return { kind: 'investigateur', id: idOf(name), name, figures: text.slice(name.length) };
	});
	const words = all.flatMap((one) => one.id.split('-').map((word) => [word, one] as const));
	const alone = words.filter(
		([word]) => word.length > 2 && !UNSURE.includes(word) && words.filter(([other]) => other === word).length === 1,
	);
	return [...alone, ...all.map((one) => [one.id, one] as const)];
}

function listByName(all: string, read: (text: string) => Omit<Named, 'name'>): (readonly [string, Named])[] {
	return all.split(',').flatMap((text) => {
		const named: Named = { ...read(text), name: text.replace('*', '') };
		const alone = /\*(\S+)/.exec(text)?.[1];
		return [[named.id, named], ...(alone === undefined ? [] : [[foldForSearch(alone), named] as const])];
	});
}
