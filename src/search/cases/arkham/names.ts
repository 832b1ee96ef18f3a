import { foldForSearch } from '../../../glossary/fold';

/** A name that a query may hold, and what the address of the simulator says for it. */
export interface Named {
	kind: 'campagne' | 'scenario' | 'investigateur';
	id: string;
	/** As it is shown. */
	name: string;
	/** Willpower, intellect, combat and agility of an investigator, one figure each. */
	skills?: string | undefined;
}

/** Names of the simulator's data; those that two cards of different figures bear are not sure, and left out. */
const INVESTIGATORS =
	"Roland Banks3342,Daisy Walker3522,Skids O'Toole2334,Agnes Baker5223,Wendy Adams4314,Zoey Samaras4242," +
	'Rex Murphy3423,Jenny Barnes3333,Jim Culver4332,Ashcan Pete4223,Mark Harrigan3253,Minh Thi Phan4422,' +
	'Sefina Rousseau4224,Akachi Onyele5233,William Yorick3243,Lola Hayes3333,Leo Anderson4341,' +
	'Ursula Downs3414,Finn Edwards1434,Père Mateo4323,Calvin Wright0000,Preston Fairmont1111,' +
	'Diana Stanley1333,Rita Young3235,Gavriella Mizrah3241,Jerome Davids2413,Valentino Rivas1324,' +
	'Penny White4132,Mandy Thompson3513,Tony Morgan2352,Luke Robinson4323,Patrice Hathaway4222,' +
	'Sœur Mary4233,Amanda Sharpe2222,Silas Marsh2244,Norman Withers4521,Monterey Jack1425,Lily Chen3243,' +
	'Bob Jenkins2433,Carson Sinclair2222,Vincent Lee3431,Kymani Jones3225,Amina Zidane3333,' +
	'Darrell Simmons2523,Charlie Kane1111,Wilson Richards3333,Kate Winthrop2424,Alessandra Zorzi3424,' +
	'Kōhaku Narukami4431,Marion Tavares2343,Lucius Galloway2415,Michael McGlen3153,Gloria Goldberg5421,' +
	'George Barnaby2433,Isabelle Barnes4233,Nathaniel Cho3252,Harvey Walters4512,Winifred Habbamock1335,' +
	'Jacqueline Fine5322,Stella Clark3234,André Patel2325,Miguel de la Cruz3234';

/** A word after a star names a campaign or a scenario alone. */
const CAMPAIGNS =
	"La Nuit de la *Zélatrice,L'Héritage de *Dunwich,La Route de *Carcosa,La Civilisation Oubliée,Le Cercle Brisé," +
	"La Conspiration d'*Innsmouth,Aux Confins de la Terre,Les Clefs Écarlates,Le Festin de *Hemlock Vale," +
	"La Cité Engloutie,Fraternité des Cendres,Gardiens de l'Abîme,Fortune et Folie";

/** Those of the base box: the others have too many names to be brought with the search. */
const SCENARIOS = 'Le *Rassemblement,Les *Masques de Minuit,Le Dévoreur du Dessous';

const idOf = (name: string): string =>
	foldForSearch(name.replace('*', ''))
		.replace(/^(l|la|le|les|aux|un|une) /, '')
		.replaceAll(' ', '-');

/** Names as a query says them, their words joined by hyphens. */
export const names: ReadonlyMap<string, Named> = new Map([
	...listInvestigators(),
	...listByName(CAMPAIGNS, 'campagne'),
	...listByName(SCENARIOS, 'scenario'),
]);

/** The words of a whole name, the most that one has. */
export const LONGEST_NAME = 4;

/** Each by its whole name, and by any of its words that no other bears. */
function listInvestigators(): (readonly [string, Named])[] {
	const all = INVESTIGATORS.split(',').map((text): Named => {
		const name = text.slice(0, -4);
		return { kind: 'investigateur', id: idOf(name), name, skills: text.slice(-4) };
	});
	const words = all.flatMap((one) => one.id.split('-').map((word) => [word, one] as const));
	const alone = words.filter(([word]) => word.length > 2 && words.filter(([other]) => other === word).length === 1);
	return [...alone, ...all.map((one) => [one.id, one] as const)];
}

function listByName(all: string, kind: Named['kind']): (readonly [string, Named])[] {
	return all.split(',').flatMap((text) => {
		const named: Named = { kind, id: idOf(text), name: text.replace('*', '') };
		const alone = /\*(\S+)/.exec(text)?.[1];
		return [[named.id, named], ...(alone === undefined ? [] : [[foldForSearch(alone), named] as const])];
	});
}
