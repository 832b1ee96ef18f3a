import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssaultStep, resolve as resolveAssault } from '../../../../../src/rules/mistborn/attack/assault';
import { caveat, fates, headline, stepGroups } from '../../../../../src/widgets/mistborn/attack/assault/answer';
import { toAssault } from '../../../../../src/widgets/mistborn/attack/assault/to-assault';
import { anyAssaultState } from './any-state';
import { caseOf } from './said';

const suffer = (query: string) => resolveAssault(toAssault(caseOf(`partie=assaut&${query}`)));
const groupsOf = (query: string) => stepGroups(suffer(query));
const said = (query: string) => groupsOf(query).flatMap(({ steps }) => steps.map(({ text }) => text));

/** A case that has each kind of step that is told apart here, and its sentence. */
const SENTENCES: readonly (readonly [kind: AssaultStep['kind'], query: string, sentence: string])[] = [
	['attacks-apart', 'c1=x.1&c2=x.1', '2 attaques se suivent : elles ne s’additionnent pas.'],
	['attack-suffered', 'c1=x.0_degats.5', 'L’effet supplémentaire de l’Édit inflige 5 dégâts.'],
	['attack-suffered', 'c1=par.dominat_x.1', 'Un pas sur la piste du Dominât déclenche une attaque : 1 dégât.'],
	['attack-suffered', 'c1=par.adversaire_degats.3', 'L’effet de l’Adversaire inflige 5 dégâts.'],
	['attack-of-x', 'dominat=4&c1=x.1', 'X, c’est le Dominât : 4.'],
	['attack-of-x', 'dominat=4&c1=x.3', '3X, c’est 3 fois le Dominât (4) : 12.'],
	['shared-attack', 'c1=sur.collectif', 'Un joueur seul subit tous les dégâts collectifs.'],
	['shared-attack', 'joueurs=2&c1=sur.collectif', 'Les joueurs se partagent ces dégâts comme ils veulent.'],
	['nobody-else', 'c1=sur.autres', 'En solo, vous n’êtes jamais « un autre joueur » : personne n’est frappé.'],
	[
		'nobody-else',
		'joueurs=2&j1=sante.1&c1=sur.j1&c2=sur.autres',
		'Il n’y a plus d’autre joueur en vie : personne n’est frappé.',
	],
	['attack-of-x', 'dominat=4&c1=x.1_dominat.2', 'X, c’est le Dominât : 2.'],
	['allies-struck', 'c1=sur.allies', 'Aucun Allié n’est en jeu : l’attaque ne touche rien.'],
	[
		'allies-struck',
		'moia1=defense.2&c1=sur.allies',
		'Nous tenons que chaque Allié reçoit ces dégâts à part : aucun Défenseur n’en protège un autre.',
	],
	[
		'ally-holds',
		'joueurs=2&j1a1=defense.3&c1=sur.allies',
		'La Défense de l’Allié A1 (3) n’est pas atteinte : il ne subit rien.',
	],
	['ally-saved', 'moia1=defense.1_nuages.1&c1=sur.allies', 'Un Nuage sauve votre Allié 1 : ces 2 dégâts sont perdus.'],
	[
		'defender-again',
		'c1=x.0_degats.9&moia1=defense.4_defenseur_nuages.1',
		'Nous tenons que le Seigneur Maître frappe encore votre Défenseur 1, que Nuage vient de sauver : il en reste 5.',
	],
	['damage-directed', 'c1=x.2', 'Vous devez subir 2 dégâts.'],
	['damage-directed', 'joueurs=2&c1=x.2', 'Le joueur A doit subir 2 dégâts.'],
	['defenders-first', 'moia1=defenseur', 'Vous avez un Défenseur en jeu : les dégâts le frappent d’abord.'],
	[
		'defenders-first',
		'joueurs=2&j1a1=defenseur&j1a2=defenseur',
		'Le joueur A a 2 Défenseurs en jeu : les dégâts les frappent d’abord.',
	],
	[
		'defender-holds',
		'moia1=defenseur',
		'Il faudrait 3 dégâts pour tuer votre Défenseur 1, mais il en reste 2 : il les arrête, rien ne vous atteint.',
	],
	[
		'defender-holds',
		'joueurs=2&j1a1=defenseur',
		'Il faudrait 3 dégâts pour tuer le Défenseur A1, mais il en reste 2 : il les arrête, rien n’atteint le joueur A.',
	],
	['defender-absorbs', 'dominat=2&moia1=defenseur', 'Votre Défenseur 1 prend 3 dégâts, sa Défense : il en reste 1.'],
	['ally-killed', 'dominat=2&moia1=defenseur', 'Sa Défense (3) est atteinte : votre Allié 1 est tué.'],
	['ally-discarded', 'dominat=2&moia1=defenseur', 'Votre Allié 1 va dans votre défausse.'],
	['ally-discarded', 'joueurs=2&dominat=2&j1a1=defenseur', 'L’Allié A1 va dans la défausse du joueur A.'],
	[
		'reduction',
		'moia1=reduction.1',
		'Tant qu’il vit, votre Allié 1 retire 1 dégât à l’attaque contre vous : il en reste 1.',
	],
	['cloud', 'moi=nuage.3', 'Nuage arrête 2 dégâts : il n’en reste pas contre vous.'],
	['health', 'moi=sante.20', 'Vous perdez 2 points de vie : votre santé passe de 20 à 18.'],
	['health', 'joueurs=2&c1=x.1_sur.j1', 'Le joueur A perd 1 point de vie : sa santé passe de 36 à 35.'],
	['player-eliminated', 'moi=sante.1', 'À 0 point de vie, vous êtes éliminé.'],
	['player-eliminated', 'joueurs=2&j1=sante.1', 'À 0 point de vie, le joueur A est éliminé.'],
	['cards-removed', 'moi=sante.1', 'D’après la FAQ, vos cartes sont retirées du jeu.'],
	[
		'cards-removed',
		'moi=sante.1&moia1=defense.1',
		'D’après la FAQ, vos cartes sont retirées du jeu, votre Allié compris.',
	],
	[
		'cards-removed',
		'moi=sante.1&moia1=defense.1&moia2=defense.1',
		'D’après la FAQ, vos cartes sont retirées du jeu, vos 2 Alliés compris.',
	],
	['cards-removed', 'joueurs=2&j1=sante.1', 'D’après la FAQ, les cartes du joueur A sont retirées du jeu.'],
	['crew-continues', 'joueurs=3&j1=sante.1', 'La partie continue sans le joueur A : il reste 2 joueurs en vie.'],
	['crew-continues', 'joueurs=2&moi=sante.1', 'La partie continue sans vous : il reste 1 joueur en vie.'],
	['defeat', 'moi=sante.1', 'Il ne reste aucun joueur en vie : la partie est perdue.'],
	[
		'edict-continues',
		'joueurs=2&j1=sante.1&missions=1',
		'L’Édit n’est pas fini : ses effets s’appliquent jusqu’au bout.',
	],
	[
		'healing',
		'sante=20&missions=1',
		'L’Édit rend au Seigneur Maître 10 points de vie pour 1 Mission non complétée : sa santé passe de 20 à 30.',
	],
	[
		'healing',
		'sante=30&missions=3',
		'L’Édit rend au Seigneur Maître 10 points de vie pour chacune des 3 Missions non complétées : sa santé passe de 30 à 48, son maximum.',
	],
	['card-revealed', 'tour=moi', 'Nouvelle main piochée, vous révélez un Édit : il en reste 35 dans le paquet.'],
	[
		'card-revealed',
		'joueurs=2&tour=j1&carte=adversaire&paquet=1',
		'Nouvelle main piochée, le joueur A révèle un Adversaire : c’était la dernière carte du paquet.',
	],
	[
		'card-not-drawn',
		'joueurs=2&tour=moi&moi=sante.2&c1=par.adversaire',
		'Vous êtes éliminé avant de piocher : aucune carte du Seigneur Maître n’est révélée.',
	],
	[
		'foe-placed',
		'tour=moi&carte=adversaire',
		'L’Adversaire se pose devant vous : son effet ne commence qu’au tour suivant.',
	],
	['market-cleaned', 'tour=moi', 'L’Édit élimine 2 cartes du Marché, aussitôt remplacées, puis il est défaussé.'],
	[
		'pack-empty',
		'tour=moi&paquet=1',
		'Il n’y a plus de carte dans le paquet du Seigneur Maître : la partie est perdue, faute de temps.',
	],
	['turn-skipped', 'joueurs=3&tour=moi&j1=sante.1&c1=x.1', 'Le tour du joueur A est sauté.'],
	['turn-skipped', 'joueurs=2&tour=j1&moi=sante.1&c1=x.1', 'Votre tour est sauté.'],
	['next-turn', 'tour=moi', 'C’est à vous de jouer.'],
	['next-turn', 'joueurs=2&tour=moi', 'C’est au joueur A de jouer.'],
	['healing', 'missions=1', 'La santé du Seigneur Maître est déjà à 48, son maximum : l’Édit ne lui rend rien.'],
];

test.each(SENTENCES)('the step %s, %s', (kind, query, sentence) => {
	expect(suffer(query).trace.map((step) => step.kind)).toContain(kind);
	expect(said(query)).toContain(sentence);
});

describe('the verdict', () => {
	test.each([
		['c1=x.2', 'Vous perdez 2 points de vie.'],
		['joueurs=3&c1=x.1&j1=nuage.1', 'Vous perdez 1 point de vie et le joueur B 1.'],
		['c1=sur.autres', 'Aucun joueur n’est blessé.'],
		['moia1=defense.4_defenseur', 'Votre Défenseur 1 tient. Aucun joueur n’est blessé.'],
		['moia1=defense.2&c1=sur.mes-allies', 'Votre Allié 1 est tué. Aucun joueur n’est blessé.'],
		['dominat=2&moia1=defense.4_defenseur', 'Votre Allié 1 est tué. Aucun joueur n’est blessé.'],
		['moi=sante.2', 'Vous êtes éliminé. La partie est perdue.'],
		['joueurs=2&moi=sante.2', 'Vous êtes éliminé. Le joueur A perd 2 points de vie.'],
		['joueurs=2&j1=sante.2', 'Le joueur A est éliminé. Vous perdez 2 points de vie.'],
		['joueurs=2&moi=sante.2&j1=sante.2', 'Tous les joueurs sont éliminés. La partie est perdue.'],
		['joueurs=3&j1=sante.2&j2=sante.2', 'Le joueur A et le joueur B sont éliminés. Vous perdez 2 points de vie.'],
		['joueurs=3&moi=sante.2&j1=sante.2', 'Vous et le joueur A êtes éliminés. Le joueur B perd 2 points de vie.'],
		['tour=moi', 'Aucun joueur n’est blessé. C’est à vous de jouer.'],
		['joueurs=2&tour=moi&c1=x.1', 'Vous perdez 1 point de vie et le joueur A 1. C’est au joueur A de jouer.'],
		['tour=moi&paquet=1', 'Aucun joueur n’est blessé. Le paquet est vide. La partie est perdue.'],
		['tour=moi&moi=sante.2&c1=x.2', 'Vous êtes éliminé. La partie est perdue.'],
		[
			'joueurs=2&tour=moi&moi=sante.2&c1=par.adversaire_x.2_sur.moi',
			'Vous êtes éliminé. Aucune carte n’est révélée. C’est au joueur A de jouer.',
		],
		['missions=2&sante=20', 'Vous perdez 2 points de vie. Le Seigneur Maître regagne 20 points de vie.'],
	])('%s', (query, expected) => {
		expect(headline(suffer(query))).toBe(expected);
	});
});

describe('what cannot be', () => {
	test.each([
		[
			'tour=moi&carte=adversaire&c1=x.2',
			'L’attaque 1 vient d’un Édit, mais la carte révélée est un Adversaire : elle n’a pas lieu.',
		],
		[
			'joueurs=2&c1=x.2_sur.collectif_j1.5',
			'Le joueur A ne peut pas prendre 5 dégâts : il n’en reste que 2 à partager.',
		],
		[
			'joueurs=2&j1=sante.1&c1=x.1_sur.j1&c2=x.1_sur.j1',
			'Le joueur A est déjà éliminé : ces dégâts ne le frappent pas.',
		],
		[
			'joueurs=2&moi=sante.1&c1=x.1_sur.moi&c2=x.1_sur.moi',
			'Vous êtes déjà éliminé : ces dégâts ne vous frappent pas.',
		],
	])('%s', (query, expected) => {
		expect(caveat(suffer(query))).toBe(expected);
		expect(groupsOf(query)[0]).toMatchObject({ title: 'Impossible', steps: [{ text: expected }] });
	});
});

test('what becomes of each', () => {
	const told = (query: string) => fates(suffer(query)).map(({ text, detail }) => `${text} (${detail})`);
	expect(told('dominat=3&missions=1&sante=20&moi=nuage.1&moia1=defense.2_defenseur')).toEqual([
		'Vous : santé 33 (36 avant, 2 pour vos Défenseurs, 1 arrêté)',
		'Seigneur Maître : santé 30 (20 avant)',
	]);
	expect(told('joueurs=2&c1=x.2_sur.j1&j1=sante.1')).toEqual([
		'Vous : santé 36 (36 avant)',
		'Joueur A : santé 0 (1 avant, 1 sans effet)',
	]);
});

test('each attack has its title, and what an Edict heals', () => {
	const titles = (query: string) => groupsOf(query).map(({ title }) => title);
	expect(titles('c1=x.1')).toEqual(['L’attaque']);
	expect(titles('c1=x.1&c2=x.1&missions=1')).toEqual(['L’ordre', 'Attaque 1', 'Attaque 2', 'Le Seigneur Maître']);
	expect(titles('joueurs=2&j1=sante.1&missions=1')).toEqual(['L’attaque', 'Le Seigneur Maître']);
});

test('any case is told in whole sentences, without gaps', () => {
	fc.assert(
		fc.property(anyAssaultState(9), (state) => {
			const resolution = resolveAssault(toAssault(state));
			const steps = stepGroups(resolution).flatMap(({ steps: all }) => all.map(({ text }) => text));
			expect(steps.length).toBe(resolution.trace.length + resolution.result.illegalities.length);
			for (const text of [...steps, headline(resolution)]) expect(text).toMatch(/^[A-ZÀÉ\d].*\.$/);
			const known = fates(resolution).flatMap(({ text, detail }) => [text, detail]);
			for (const text of [...steps, headline(resolution), caveat(resolution), ...known])
				expect(text).not.toMatch(/undefined|NaN|null|\?|\s\s|de le |à le |[vV]ous (?:perd|doit|a|est) |\. \./);
		}),
		{ numRuns: 300 },
	);
});
