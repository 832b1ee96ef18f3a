import type { Preset } from '../../shared/Presets';

/** Cases that players ask about. */
export const presets: readonly Preset[] = [
	{ question: '2 chaînes et déjà 7 cartes : une chaîne se brise-t-elle ?', query: 'chaines=2&main=7' },
	{ question: '2 chaînes et 5 cartes : une chaîne se brise-t-elle ?', query: 'chaines=2&main=5' },
	{ question: 'Quelle main de départ avec 13 chaînes ?', query: 'chaines=13&depart=premier' },
	{ question: 'Mulligan : mes chaînes comptent-elles encore ?', query: 'chaines=3&depart=second&mulligan=oui' },
	{ question: 'Combien de tours pour se libérer de 24 chaînes ?', query: 'chaines=24' },
	{
		question: 'Ma main reste pleine : mes chaînes s’en vont-elles ?',
		query: 'chaines=4&main=6&tour=jouees.2_piochees.2',
	},
	{ question: 'Une capacité me fait piocher : mes chaînes comptent-elles ?', query: 't1=jouees.3_piochees.2' },
	{ question: 'Je viens de faire monter la marée : que coûtent ses 3 chaînes ?', query: 'chaines=3' },
	{
		question: 'Mon deck se vide en pleine pioche : combien de cartes ai-je ?',
		query: 'chaines=1&main=1&suivi=oui&deck=2',
	},
	{ question: 'Et au-delà de 24 chaînes ?', query: 'chaines=27&main=0' },
];
