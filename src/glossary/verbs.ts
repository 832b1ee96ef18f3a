/** Words that end like an infinitive and are none. */
const notVerbs = new Set(
	(
		'acier archer berger bouclier booster bûcher cavalier chantier cher chevalier clavier danger dernier deuxième ' +
		'entier escalier étranger fer fichier grenier guerrier héritier hier hiver joker laser leader léger métier mer ' +
		'messager officier panier papier particulier passager pilier poker premier quartier régulier rocher sentier ' +
		'singulier tiers ver ' +
		'affaire cendre gendre tendre'
	).split(' '),
);

/** Irregular endings, the longest first: what replaces each in the forms that rules use. */
const irregular: readonly (readonly [ending: string, forms: string])[] = [
	['prendre', 'prend prennent prenez prenons prenant pris prise prises prendra prendront'],
	['battre', 'bat battent battez battons battant battu battue battus battues battra battront'],
	['mettre', 'met mettent mettez mettons mettant mis mise mises mettra mettront'],
	['endre', 'end endent endez endons endant endu endue endus endues endra endront'],
	['erdre', 'erd erdent erdez erdons erdant erdu erdue erdus erdues erdra erdront'],
	['uire', 'uit uisent uisez uisons uisant uit uite uits uites uira uiront'],
	['faire', 'fait font faites faisons faisant fait faite faits faites fera feront'],
];

/**
 * Forms of a French verb that rules use, from its infinitive: present (third person, « nous », « vous »),
 * participles, future (third person). `undefined` when the word is not a verb this knows.
 */
export function conjugate(infinitive: string): string[] | undefined {
	if (!/^\p{Ll}{4,}$/u.test(infinitive) || notVerbs.has(infinitive)) return undefined;
	if (infinitive.endsWith('er')) return conjugateRegular(infinitive.slice(0, -2));
	const [ending, forms] = irregular.find(([end]) => infinitive.endsWith(end)) ?? [];
	if (ending === undefined || forms === undefined) return undefined;
	const stem = infinitive.slice(0, -ending.length);
	return forms.split(' ').map((form) => stem + form);
}

function conjugateRegular(stem: string): string[] {
	const hard = stem.replace(/g$/, 'ge').replace(/c$/, 'ç');
	const mute = muteStems(stem);
	const future = /é[^aeiouy]+$/.test(stem) ? [stem, ...mute] : mute;
	return [
		...mute.flatMap((form) => [`${form}e`, `${form}ent`]),
		...['ez', 'é', 'ée', 'és', 'ées'].map((end) => stem + end),
		...['ons', 'ant'].map((end) => hard + end),
		...future.flatMap((form) => [`${form}era`, `${form}eront`]),
	];
}

/** Stems before a mute e: « protèg-e », « lèv-e », « déploi-e », « pai-e » and « pay-e », « jett-e ». */
function muteStems(stem: string): string[] {
	if (/[ou]y$/.test(stem)) return [stem.replace(/y$/, 'i')];
	if (/ay$/.test(stem)) return [stem, stem.replace(/y$/, 'i')];
	if (/é(?:[gq]u|[bcdfghjklmnpqrstvxz]{1,2})$/.test(stem)) return [stem.replace(/é(?=[^é]+$)/, 'è')];
	if (/e[lt]$/.test(stem)) return [stem + stem.slice(-1), stem.replace(/e(?=.$)/, 'è')];
	return [stem.replace(/e(?=[bcdfgkmnprsvz]$)/, 'è')];
}
