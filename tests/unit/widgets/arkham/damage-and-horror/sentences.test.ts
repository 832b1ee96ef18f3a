import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve, type TraceStep } from '../../../../../src/rules/arkham/damage-and-horror';
import { frenchTypography } from '../../../../../src/text/french';
import { fates, headline } from '../../../../../src/widgets/arkham/damage-and-horror/answer';
import { caveat } from '../../../../../src/widgets/arkham/damage-and-horror/caveat';
import { toEngine } from '../../../../../src/widgets/arkham/damage-and-horror/state';
import { anyState } from './any-state';
import { said, sayAll } from './said';

/** Kinds of steps; the type asks for a line when the engine gets one more. */
const KINDS: Record<TraceStep['kind'], true> = {
	dealt: true,
	remaining: true,
	maximum: true,
	'no-value': true,
	'asset-assigned': true,
	'investigator-assigned': true,
	canceled: true,
	placed: true,
	'nothing-placed': true,
	'defeat-checked': true,
	defeated: true,
	discarded: true,
	'trauma-chosen': true,
	trauma: true,
	excess: true,
	'no-trauma': true,
	lost: true,
	unusable: true,
	replacement: true,
	'next-scenario': true,
	elimination: true,
	'elimination-cards': true,
	'elimination-tokens': true,
	'elimination-enemies': true,
	'elimination-threat-area': true,
	'elimination-lead': true,
	'scenario-end': true,
	'per-investigator': true,
};

describe('whatever the case', () => {
	const always = (verify: (texts: readonly string[]) => void) =>
		fc.assert(
			fc.property(anyState(9), (state) => {
				const resolution = resolve(toEngine(state));
				const details = fates(resolution, state).map(({ name, detail }) => `${name} ${detail}.`);
				const aside = caveat(resolution, state);
				verify([...sayAll(resolution), headline(resolution), ...(aside === '' ? [] : [aside]), ...details]);
			}),
			{ numRuns: 400 },
		);

	test('every sentence is whole', () => {
		always((texts) => {
			for (const text of texts) {
				expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)|investigateur’|[.]{2}/);
				expect(text).toMatch(/^[A-ZÀÉ0-9].*\.$/);
				expect(text).not.toContain("'");
				expect(frenchTypography(text)).not.toMatch(/ [:;?!»]|« /);
			}
		});
	});

	test('nouns agree with their number', () => {
		always((texts) => {
			const text = texts.join(' ');
			expect(text).not.toMatch(/\b[01] (dégâts|horreurs|pions|traumatismes|cartes|joueurs|soutiens)/);
			expect(text).not.toMatch(/\b([2-9]|\d\d+) (dégât|horreur|pion|traumatisme|carte|joueur|soutien)\b/);
		});
	});

	test('cases of this size reach every kind of step', () => {
		const reached = new Set<string>();
		fc.assert(
			fc.property(anyState(9), (state) => {
				for (const { kind } of resolve(toEngine(state)).trace) reached.add(kind);
			}),
			{ numRuns: 2000, seed: 1 },
		);
		expect([...reached].sort()).toEqual(Object.keys(KINDS).sort());
	});

	test('every step is shown', () => {
		fc.assert(
			fc.property(anyState(9), (state) => {
				const resolution = resolve(toEngine(state));
				const { result, trace } = resolution;
				const faults = result.type === 'illegal' ? result.illegalities.length : 0;
				expect(sayAll(resolution)).toHaveLength(faults + trace.length);
			}),
		);
	});
});

/** A query, and a sentence of the steps it must show. */
test.each([
	['degats=2', 'Il y a 2 dégâts à assigner : les pions vont près des cartes, pas encore dessus.'],
	['horreurs=1&directes=oui', 'Il y a 1 horreur directe à assigner.'],
	['degats=1&directs=oui', '1 dégât direct : tout va sur votre investigateur, rien sur un soutien.'],
	[
		'degats=1&moi=vie.5_modifvie.2_degats.3',
		'Vie restante de votre investigateur : 4 (valeur imprimée 5, modificateur +2, 3 dégâts sur la carte).',
	],
	[
		'horreurs=1&s1=sante.3_modifsante.-1',
		'Santé mentale restante du soutien 1 : 2 (valeur imprimée 3, modificateur −1).',
	],
	['degats=1&s1=vie.2', 'Le soutien 1 peut prendre jusqu’à 2 dégâts : c’est ce qui le vaincrait.'],
	['degats=1&s1=vie.2_degats.2', 'Le soutien 1 ne peut plus prendre aucun dégât.'],
	['horreurs=1&s1=sante.0', 'Le soutien 1 n’a pas de santé mentale : il ne peut prendre aucune horreur.'],
	['degats=3&repartition=proteger&s1=vie.2', 'Vous assignez 2 dégâts au soutien 1 : il en reste 1 à assigner.'],
	[
		'degats=3&repartition=proteger&s1=vie.2',
		'Votre investigateur prend le reste, qu’aucun soutien ne peut prendre : 1 dégât.',
	],
	['degats=5&moi=degats.1', 'Votre investigateur prend tout : 5 dégâts.'],
	['horreurs=2&s1=vie.2_sante.0', 'Votre investigateur prend tout : 2 horreurs.'],
	['degats=2&repartition=moi&s1=vie.2', 'Votre investigateur prend ce qui n’est sur aucun soutien : 2 dégâts.'],
	['degats=3&moi=annuledegats.2', 'Sur votre investigateur, 2 dégâts sont annulés avant d’être posés : il en reste 1.'],
	[
		'horreurs=3&moi=annulehorreurs.1',
		'Sur votre investigateur, 1 horreur est annulée avant d’être posée : il en reste 2.',
	],
	['degats=2', 'Votre investigateur reçoit 2 pions Dégât, pour 7 de vie.'],
	['horreurs=1&moi=horreurs.3', 'Votre investigateur reçoit 1 pion Horreur : il en porte 4, pour 7 de santé mentale.'],
	['degats=0', 'Aucun pion à poser : rien n’est infligé.'],
	['degats=1&moi=annuledegats.1', 'Tout est annulé, aucun pion n’est posé : rien n’a été infligé.'],
	[
		'degats=1',
		'Tous les pions sont posés, la vérification vient maintenant : sur 1 carte touchée, aucune n’est vaincue.',
	],
	[
		'degats=9&s1=vie.1',
		'Tous les pions sont posés, la vérification vient maintenant : sur 2 cartes touchées, 2 sont vaincues.',
	],
	['degats=1&repartition=proteger&s1=vie.1', 'Le soutien 1 est vaincu : 1 dégât pour 1 de vie.'],
	['degats=1&repartition=proteger&s1=vie.1', 'Le soutien 1 va dans la défausse de son propriétaire.'],
	[
		'degats=7&horreurs=7',
		'Les dégâts et les horreurs le vainquent en même temps : vous choisissez un seul traumatisme, ici physique.',
	],
	['degats=7', 'Votre investigateur subit 1 traumatisme physique : c’est le premier.'],
	['horreurs=7&moi=mentaux.1', 'Votre investigateur subit 1 traumatisme mental : il en a maintenant 2.'],
	['degats=8', '8 dégâts pour 7 de vie : dépasser la valeur donne un traumatisme, comme l’atteindre.'],
	['degats=8&mode=independant', 'En mode indépendant, cette défaite ne donne aucun traumatisme.'],
	['degats=7&moi=physiques.6', '7 traumatismes physiques pour 7 de vie imprimée : votre investigateur est tué.'],
	[
		'horreurs=1&moi=sante.1',
		'1 traumatisme mental pour 1 de santé mentale imprimée : votre investigateur devient dément.',
	],
	['degats=7&moi=physiques.6', 'Votre investigateur ne peut plus servir dans cette campagne.'],
	[
		'degats=7&moi=physiques.6',
		'Choisissez un autre investigateur pour le scénario suivant et construisez-lui un nouveau deck.',
	],
	['degats=7&moi=physiques.1', 'Votre investigateur commencera chaque scénario suivant avec 2 dégâts sur sa carte.'],
	['degats=7&autres=2', 'Votre investigateur est éliminé du scénario : il reste 2 joueurs.'],
	['degats=7&autres=0', 'Votre investigateur est éliminé du scénario : il ne reste aucun joueur.'],
	[
		'degats=7&s1=vie.0',
		'Retirez de la partie votre main, votre deck, votre défausse et les cartes que vous contrôlez en jeu, dont 1 soutien. Une carte à vous que vous ne contrôlez pas reste en jeu : si elle le quitte, elle est retirée de la partie.',
	],
	[
		'degats=7',
		'Les autres cartes de votre zone de menace vont chacune dans la défausse qui lui revient ; votre faiblesse Traîtrise, elle, est retirée de la partie.',
	],
	['degats=7&principal=oui', 'Vous étiez l’investigateur principal : un nouveau est choisi parmi ceux qui restent.'],
	[
		'degats=7&autres=0',
		'Plus aucun joueur : le scénario est terminé. Le Guide de Campagne dit ce qui arrive si aucune conclusion n’est atteinte.',
	],
	// Refusals.
	['degats=1&moi=vie.3_degats.3', 'Votre investigateur est déjà vaincu : 3 dégâts pour 3 de vie.'],
	[
		'degats=1&moi=vie.3_physiques.3',
		'Votre investigateur est déjà tué : 3 traumatismes physiques pour 3 de vie imprimée. Il ne sert plus dans cette campagne.',
	],
	[
		'horreurs=1&directes=oui&repartition=choisie&s1=sante.2_prendhorreurs.1',
		'Le soutien 1 ne peut rien en prendre : ces horreurs sont directes.',
	],
	[
		'degats=1&repartition=choisie&s1=vie.0_prenddegats.1',
		'Le soutien 1 n’a pas de vie : il ne peut prendre aucun dégât.',
	],
	['degats=3&repartition=choisie&s1=vie.1_prenddegats.3', 'Le soutien 1 peut prendre 1 dégât au plus, pas 3.'],
	[
		'degats=1&repartition=choisie&s1=vie.2_prenddegats.2',
		'Vos soutiens prennent 2 dégâts alors qu’il y en a 1 à assigner.',
	],
])('%s: « %s »', (query, sentence) => {
	expect(said(query)).toContain(sentence);
});
