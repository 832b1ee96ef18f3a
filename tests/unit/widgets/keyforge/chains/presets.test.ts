import { describe, expect, test } from 'vitest';
import { presets } from '../../../../../src/widgets/keyforge/chains/presets';
import { chainCodec } from '../../../../../src/widgets/keyforge/chains/url-state';
import { caseOf, say } from './said';

interface Expected {
	verdict: string;
	caveat: string;
	/** A sentence of the steps that answers the question. */
	because: string;
}

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'2 chaînes et déjà 7 cartes : une chaîne se brise-t-elle ?': {
		verdict: 'Avec 7 cartes en main, vous ne piochez rien et aucune chaîne ne se brise : il en reste 2.',
		caveat: 'À ce rythme, vous en êtes libre dans 2 tours.',
		because: 'Vous n’aviez rien à piocher : aucune chaîne ne se brise, il en reste 2.',
	},
	'2 chaînes et 5 cartes : une chaîne se brise-t-elle ?': {
		verdict: 'Vous ne piochez rien, mais une chaîne se brise : il en reste 1.',
		caveat: 'À ce rythme, vous en êtes libre au prochain tour.',
		because:
			'Vos chaînes vous privent de toute la pioche, et c’est assez pour que l’une d’elles se brise : il en reste 1.',
	},
	'Quelle main de départ avec 13 chaînes ?': {
		verdict: 'Vous commencez avec 4 cartes au lieu de 7 et une chaîne se brise : il en reste 12.',
		caveat: 'À ce rythme, vous en êtes libre à la fin de votre tour 12.',
		because: 'Avec 13 chaînes, vous piochez 3 cartes de moins : 4 au lieu de 7.',
	},
	'Mulligan : mes chaînes comptent-elles encore ?': {
		verdict: 'Après le mulligan, vous commencez avec 4 cartes et il vous reste 2 chaînes.',
		caveat: 'À ce rythme, vous en êtes libre à la fin de votre tour 2.',
		because: 'Le mulligan ne brise aucune chaîne : il en reste 2.',
	},
	'Combien de tours pour se libérer de 24 chaînes ?': {
		verdict: 'Vous ne piochez rien, mais une chaîne se brise : il en reste 23.',
		caveat: 'À ce rythme, vous en êtes libre dans 23 tours.',
		because: 'Avec 24 chaînes, vous piochez 4 cartes de moins : aucune au lieu de 3.',
	},
	'Ma main reste pleine : mes chaînes s’en vont-elles ?': {
		verdict: 'Avec 6 cartes en main, vous ne piochez rien et aucune chaîne ne se brise : il en reste 4.',
		caveat:
			'À ce rythme, votre main est toujours assez pleine et vous n’avez rien à piocher : 4 chaînes restent. Ce que des capacités font piocher échappe à vos chaînes.',
		because: 'Des capacités vous font piocher 2 cartes : vous en avez 8 en main. Vos chaînes n’y changent rien.',
	},
	'Une capacité me fait piocher : mes chaînes comptent-elles ?': {
		verdict: 'Vous piochez 1 carte au lieu de 3 et une chaîne se brise : il en reste 7.',
		caveat: 'À ce rythme, vous en êtes libre dans 7 tours. Ce que des capacités font piocher échappe à vos chaînes.',
		because: 'Des capacités vous font piocher 2 cartes : vous en avez 6 en main. Vos chaînes n’y changent rien.',
	},
	'Je viens de faire monter la marée : que coûtent ses 3 chaînes ?': {
		verdict: 'Vous piochez 2 cartes au lieu de 3 et une chaîne se brise : il en reste 2.',
		caveat: 'À ce rythme, vous en êtes libre dans 2 tours.',
		because: 'Avec 3 chaînes, vous piochez 1 carte de moins : 2 au lieu de 3.',
	},
	'Mon deck se vide en pleine pioche : combien de cartes ai-je ?': {
		verdict: 'Vous piochez 4 cartes au lieu de 5 et une chaîne se brise : il n’en reste plus.',
		caveat: 'Vous êtes libre de vos chaînes dès cette pioche.',
		because: 'Le deck est vide : votre défausse, mélangée, forme un nouveau deck de 12 cartes.',
	},
	'Et au-delà de 24 chaînes ?': {
		verdict: 'Vous piochez 2 cartes au lieu de 6 et une chaîne se brise : il en reste 26.',
		caveat:
			'À ce rythme, vous en êtes libre dans 26 tours. Le livret s’arrête à 24 chaînes : au-delà, le compte suit votre réglage.',
		because:
			'Le livret s’arrête à 24 chaînes : pour 27, nous comptons 4 cartes de moins, selon votre réglage. Vous en piochez 2 au lieu de 6.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset.query] as const))('%s', (question, query) => {
	test('is read without a notice and written back as it is', () => {
		expect(chainCodec.write(caseOf(query)).toString()).toBe(query);
	});

	test('is answered as it should be', () => {
		const { verdict, caveat, steps } = say(caseOf(query));
		const { because, ...expected } = ANSWERS[question] ?? { because: '' };
		expect({ verdict, caveat }).toEqual(expected);
		expect(steps).toContain(because);
	});
});

test('each question is asked once, and each answer has its question', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
	expect(new Set(presets.map(({ query }) => query)).size).toBe(presets.length);
});
