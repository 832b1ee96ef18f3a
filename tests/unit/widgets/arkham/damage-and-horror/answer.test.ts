import { describe, expect, test } from 'vitest';
import { fates } from '../../../../../src/widgets/arkham/damage-and-horror/answer';
import { choosesTrauma } from '../../../../../src/widgets/arkham/damage-and-horror/caveat';
import { aside, caseOf, resolveState, verdict } from './said';

const fatesOf = (query: string) => {
	const state = caseOf(query);
	return fates(resolveState(state), state).map(
		({ name, defeated, detail }) => `${name} ${defeated ? 'est vaincu' : 'tient'} : ${detail}`,
	);
};

test.each([
	['degats=1', 'Votre investigateur tient bon.'],
	['degats=1&s1=vie.2', 'Votre investigateur tient bon. Aucun soutien n’est vaincu.'],
	['degats=1&s1=vie.1', 'Votre investigateur tient bon. Aucun soutien n’est vaincu.'],
	['degats=1&moi=vie.1&s1=vie.1', 'Votre investigateur tient bon. Le soutien 1 est vaincu.'],
	['degats=1&repartition=proteger&s1=vie.1', 'Votre investigateur tient bon. Le soutien 1 est vaincu.'],
	[
		'degats=1&horreurs=1&repartition=proteger&s1=vie.1_sante.0&s2=vie.0_sante.1&s3=vie.0_sante.0',
		'Votre investigateur tient bon. Les soutiens 1 et 2 sont vaincus.',
	],
	['degats=7', 'Votre investigateur est vaincu par les dégâts, et éliminé. Il subit 1 traumatisme physique.'],
	[
		'degats=9&s1=vie.1',
		'Votre investigateur est vaincu par les dégâts, et éliminé. Il subit 1 traumatisme physique. Le soutien 1 est vaincu.',
	],
	[
		'degats=7&horreurs=7&traumatisme=mental&moi=mentaux.6',
		'Votre investigateur est vaincu par les dégâts et par les horreurs, et éliminé. Il subit 1 traumatisme mental. Il devient dément.',
	],
	[
		'degats=7&moi=physiques.6&s1=vie.0',
		'Votre investigateur est vaincu par les dégâts, et éliminé. Il subit 1 traumatisme physique. Il est tué.',
	],
	[
		'horreurs=7&mode=independant',
		'Votre investigateur est vaincu par les horreurs, et éliminé. Il ne subit aucun traumatisme.',
	],
	['degats=0', 'Aucun pion n’est posé : rien n’est infligé.'],
	['degats=1&s1=vie.1_degats.1', 'Cette situation est impossible.'],
	['degats=1&repartition=choisie&s1=vie.1_prenddegats.2', 'Cette répartition n’est pas permise.'],
])('the verdict of %s', (query, expected) => {
	expect(verdict(query)).toBe(expected);
});

describe('what is added to the verdict', () => {
	const unsaved = 'Aucune autre répartition n’évite sa défaite.';
	const saved = 'Une autre répartition le sauve : choisissez « Protéger mon investigateur ».';

	test.each([
		[
			'degats=1&repartition=proteger&s1=vie.2',
			'Proposition : le plus possible sur les soutiens, même si certains sont vaincus.',
		],
		['degats=1&s1=vie.2', 'Proposition : le moins de soutiens vaincus possible, tant que votre investigateur tient.'],
		['degats=1&repartition=choisie&s1=vie.2', ''],
		['degats=1', ''],
		['degats=0&s1=vie.2', ''],
		['degats=7', ''],
		['degats=7&repartition=moi&s1=vie.2', saved],
		['degats=7&repartition=choisie&s1=vie.2', saved],
		[
			'degats=9&s1=vie.2',
			'Aucune autre répartition n’évite sa défaite : « Tout sur mon investigateur » ne fait vaincre aucun soutien.',
		],
		['degats=9&repartition=moi&s1=vie.2', unsaved],
		['degats=8&directs=oui&repartition=choisie&s1=vie.2', unsaved],
		[
			'degats=2&horreurs=0&moi=vie.7_degats.5_sante.7_annuledegats.1&s1=vie.1_sante.2',
			'Proposition, sans compter ce qui est annulé : le moins de soutiens vaincus possible, tant que votre investigateur tient.',
		],
		[
			'degats=1&repartition=proteger&s1=vie.2_annulehorreurs.1',
			'Proposition, sans compter ce qui est annulé : le plus possible sur les soutiens, même si certains sont vaincus.',
		],
		['degats=1&repartition=choisie&s1=vie.2_annuledegats.1', ''],
		['degats=1&moi=vie.1_degats.1', 'Votre investigateur est déjà vaincu : 1 dégât pour 1 de vie.'],
	])('%s', (query, expected) => {
		expect(aside(query)).toBe(expected);
	});
});

describe('a defeat by both at once is a choice', () => {
	const hurt = 'vie.6_degats.4_sante.8_horreurs.6';

	test.each([
		[`moi=${hurt}_physiques.5`, 'À vous de choisir : le traumatisme mental le laisserait en vie.'],
		[`traumatisme=mental&moi=${hurt}_physiques.5`, 'À vous de choisir : le traumatisme physique le tuerait.'],
		[
			`traumatisme=mental&moi=${hurt}_mentaux.7`,
			'À vous de choisir : le traumatisme physique ne le rendrait pas dément.',
		],
		[`moi=${hurt}_mentaux.7`, 'À vous de choisir : le traumatisme mental le rendrait dément.'],
		[`moi=${hurt}_physiques.5_mentaux.7`, 'À vous de choisir : le traumatisme mental le rendrait dément.'],
		[`moi=${hurt}`, 'À vous de choisir : le traumatisme mental est permis aussi.'],
		[`mode=independant&moi=${hurt}`, ''],
		[
			`repartition=moi&directes=oui&moi=${hurt}_physiques.5&s1=vie.2_sante.2`,
			'Aucune autre répartition n’évite sa défaite. À vous de choisir : le traumatisme mental le laisserait en vie.',
		],
	])('2 damage, 2 horror, %s', (query, expected) => {
		expect(aside(`degats=2&horreurs=2&${query}`)).toBe(expected);
	});

	test('killed by direct damage alone, he could be defeated by horror too, and choose', () => {
		const killed = `degats=2&horreurs=2&directs=oui&repartition=proteger&moi=${hurt}_physiques.5&s1=vie.0_sante.3`;
		expect(verdict(killed)).toContain('Il est tué.');
		expect(aside(killed)).toBe(
			'Aucune autre répartition n’évite sa défaite. Mais avec tout sur lui, vaincu par les deux à la fois, vous choisiriez : le traumatisme mental le laisserait en vie.',
		);
		expect(aside(`${killed}_horreurs.1`)).toContain('Tout sur mon investigateur');
		expect(aside(killed.replace('physiques.5', 'physiques.5_mentaux.7'))).toBe(
			'Aucune autre répartition n’évite sa défaite.',
		);
	});
});

test('the fate of each card that takes something, modifiers and tokens included', () => {
	const query =
		'degats=3&horreurs=1&repartition=proteger&moi=vie.6_modifvie.-1_degats.1&s1=vie.3_degats.1&s2=vie.0&s3=vie.0_sante.0';
	expect(fatesOf(query)).toEqual([
		'Votre investigateur tient : prend 1 dégât : 2 dégâts pour 5 de vie',
		'Le soutien 1 est vaincu : prend 2 dégâts et 1 horreur : 3 dégâts pour 3 de vie, 1 horreur pour 2 de santé mentale',
	]);
	expect(fatesOf('degats=1&s1=vie.2')[0]).toBe('Votre investigateur tient : ne prend rien');
	expect(fatesOf('degats=1&s1=vie.1_degats.1')).toEqual([]);
});

test.each([
	['degats=7&horreurs=7', true],
	['degats=7', false],
	['degats=7&horreurs=7&mode=independant', false],
	['degats=1&horreurs=1', false],
])('the trauma is to be chosen in %s: %s', (query, expected) => {
	expect(choosesTrauma(resolveState(caseOf(query)))).toBe(expected);
});
