import type { RuleId } from '../../../rules/mistborn/metals';

/** Cases that show a rule at work in the metal planner: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'allies-second-effet': 'icones=1&a=flacon.fer.acier&effets=allie.fer_allie.fer.2&suite=bruler.fer_carte.a.fer',
	'atium-limite': 'icones=1&atium=1&suite=bruler.fer_atium.acier',
	'attiser-deja-brule': 'icones=2&suite=bruler.etain_attiser.etain',
	'cartes-supplementaire-ordre':
		'icones=2&a=flacon.fer.acier_capacite.fer_capacite.acier&suite=bruler.acier.a_bruler.fer.a',
	'metaux-atium-deux-metaux':
		'icones=1&atium=1&a=flacon.fer.acier_capacite.fer&effets=allie.fer_allie.atium&suite=atium.fer.a',
	'metaux-atium-usage-unique': 'icones=2&atium=1&suite=attiser.zinc_bruler.laiton_atium.atium',
	'metaux-attiser-bloque': 'icones=1&attises=fer&suite=bruler.fer',
	'metaux-attiser-vaut-bruler': 'icones=1&suite=attiser.fer',
	'metaux-bruler-limite': 'icones=1&suite=bruler.fer_bruler.acier',
	'metaux-carte-sans-limite':
		'icones=1&a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier&suite=carte.b.acier.a',
	'metaux-carte-un-seul-metal': 'icones=1&a=flacon.fer.acier&suite=carte.a.fer_carte.a.acier',
	'metaux-regenerer-icone': 'icones=1&attises=fer&suite=regenerer.fer_bruler.fer',
	'metaux-regenerer-meme-tour': 'icones=3&a=flacon.fer.acier&suite=attiser.fer_regenerer.fer.a_bruler.fer',
	'metaux-regenerer-reutiliser': 'icones=1&attises=fer&a=flacon.fer.acier&suite=regenerer.fer.a_bruler.fer',
	'pouvoirs-exalter': 'icones=1&effets=allie.fer&suite=bruler.zinc_exalter.1',
	'pouvoirs-exalter-atium': 'icones=1&effets=allie.atium&suite=bruler.zinc_exalter.1',
	'pouvoirs-exalter-en-plus': 'icones=2&effets=allie.fer&suite=bruler.zinc_bruler.fer_exalter.1',
	'pouvoirs-traquer-sans-metal': 'icones=1&suite=bruler.bronze_traquer',
	'regenerer-pas-d-allie': 'icones=1&attises=fer&a=allie&suite=regenerer.fer.a',
} satisfies Partial<Record<RuleId, string>>;
