import type { RuleId } from '../../../rules/keyforge/chains';

/** Cases that show a rule at work in the chain counter: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'chaines-main-de-depart': 'chaines=13&depart=premier',
	'chaines-palier-1': 'chaines=3',
	'chaines-palier-2': 'chaines=9',
	'chaines-palier-3': 'chaines=15',
	'chaines-palier-4': 'chaines=21',
	'chaines-se-liberer': 'chaines=24',
	'etape-5-deck-epuise': 'chaines=1&main=1&suivi=oui&deck=2',
	'mulligan-chaines': 'chaines=3&depart=second&mulligan=oui',
	'regles-chaines-au-dela': 'chaines=27&main=0',
	'regles-chaines-autres-pioches': 't1=jouees.3_piochees.2',
	'regles-chaines-fin': 'chaines=24',
	'regles-chaines-main-pleine': 'chaines=2&main=7',
	'regles-chaines-sans-carte': 'chaines=1&main=3&suivi=oui&deck=0&defausse=0',
} satisfies Partial<Record<RuleId, string>>;
