import { describe, expect, test } from 'vitest';
import { headline } from '../../../../../src/widgets/arkham/damage-and-horror/answer';
import { caveat } from '../../../../../src/widgets/arkham/damage-and-horror/caveat';
import { presets } from '../../../../../src/widgets/arkham/damage-and-horror/presets';
import { damageCodec } from '../../../../../src/widgets/arkham/damage-and-horror/url-state';
import { presetState } from '../../preset-state';
import { resolveState, sayAll } from './said';

interface Expected {
	verdict: string;
	caveat?: string;
	/** A sentence of the steps that answers the question. */
	because: string;
}

const defeated = (by: string, more = '') => `Votre investigateur est vaincu par ${by}, et éliminé.${more}`;

/** What each question is answered; a preset that has no line here fails. */
const ANSWERS: Record<string, Expected> = {
	'Mon allié peut-il tout prendre à ma place ?': {
		verdict: 'Cette répartition n’est pas permise.',
		because: 'Le soutien 1 peut prendre 2 dégâts au plus, pas 3.',
	},
	'Un soutien sans santé mentale peut-il prendre une horreur ?': {
		verdict: 'Cette répartition n’est pas permise.',
		because: 'Le soutien 1 n’a pas de santé mentale : il ne peut prendre aucune horreur.',
	},
	'Mon allié peut-il prendre des horreurs directes ?': {
		verdict: 'Cette répartition n’est pas permise.',
		because: 'Le soutien 1 ne peut rien en prendre : ces horreurs sont directes.',
	},
	'Comment répartir sans perdre de soutien ?': {
		verdict: 'Votre investigateur tient bon. Aucun soutien n’est vaincu.',
		because: 'Votre investigateur prend ce qui n’est sur aucun soutien : 1 dégât.',
	},
	'Suis-je obligé d’utiliser mes soutiens ?': {
		verdict: 'Votre investigateur tient bon. Aucun soutien n’est vaincu.',
		caveat: 'Assigner à un soutien est un droit : vous pouvez tout garder sur votre investigateur.',
		because: 'Votre investigateur prend ce qui n’est sur aucun soutien : 2 dégâts.',
	},
	'Vaincu par les dégâts et les horreurs à la fois : quel traumatisme ?': {
		verdict: defeated('les dégâts et par les horreurs', ' Il subit 1 traumatisme mental.'),
		because: 'Les dégâts et les horreurs le vainquent en même temps : vous choisissez un seul traumatisme, ici mental.',
	},
	'Trop de dégâts d’un coup : y a-t-il encore un traumatisme ?': {
		verdict: defeated('les dégâts', ' Il subit 1 traumatisme physique.'),
		because: '9 dégâts pour 7 de vie : dépasser la valeur donne un traumatisme, comme l’atteindre.',
	},
	'Un dernier traumatisme : suis-je tué ?': {
		verdict: defeated('les dégâts', ' Il subit 1 traumatisme physique. Il est tué.'),
		because: '5 traumatismes physiques pour 5 de vie imprimée : votre investigateur est tué.',
	},
	'Et si une capacité annule le dégât de trop ?': {
		verdict: 'Votre investigateur tient bon. Aucun soutien n’est vaincu.',
		because: 'Sur votre investigateur, 1 dégât est annulé avant d’être posé : il en reste 1.',
	},
	'En mode indépendant, que me coûte une défaite ?': {
		verdict: defeated('les horreurs', ' Il ne subit aucun traumatisme.'),
		because: 'En mode indépendant, cette défaite ne donne aucun traumatisme.',
	},
};

describe.each(presets.map((preset) => [preset.question, preset] as const))('%s', (question, preset) => {
	const expected = ANSWERS[question];
	const state = presetState(damageCodec, preset);
	const resolution = resolveState(state);

	test('is read without a notice and written back as it is', () => {
		expect(damageCodec.read(new URLSearchParams(preset.query)).notices).toEqual([]);
		expect(damageCodec.write(state).toString()).toBe(preset.query);
	});

	test('is answered as it should be', () => {
		expect(headline(resolution)).toBe(expected?.verdict);
		expect(sayAll(resolution)).toContain(expected?.because);
		if (expected?.caveat) expect(caveat(resolution, state)).toBe(expected.caveat);
	});
});

test('every question has its answer here', () => {
	expect(presets.map(({ question }) => question)).toEqual(Object.keys(ANSWERS));
});
