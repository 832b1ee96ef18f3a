import type { ShikiConfig } from 'astro';
import { markers, type Role } from './roles';

/** Words that open an ability, before a colon or a dash: KeyForge, then L5R, Arkham and Mistborn. */
const triggers = [
	'Jouez',
	'Avant le Combat',
	'Avant la Moisson',
	'Combat',
	'Moisson',
	'Détruit',
	'Omni',
	'Action',
	'Interruption forcée',
	'Réaction forcée',
	'Interruption',
	'Réaction',
	'Permanente',
	'Forcé',
	'Révélation',
	'Savant',
	'Hors tour',
	'(?:Étain|Potin|Fer|Acier|Zinc|Laiton|Bronze|Cuivre|Atium)(?: [^:.]*)?',
];

const keywords = [
	'Assaut',
	'Hasardeux',
	'Insaisissable',
	'Escarmouche',
	'Provocation',
	'Poison',
	'Alpha',
	'Oméga',
	'Ancestral',
	'Courtoisie',
	'Discret',
	'Fierté',
	'Sincérité',
	'Restreint',
	'Limitée',
	'Rapide',
	'Péril',
	'Renfort',
	'Chasseur',
	'Massif',
	'Distant',
	'Riposte',
	'Nuage',
	'Défenseur',
	'Perception',
	'Traquer',
	'Exalter',
	'Traction',
	'Apaiser',
	'Poussée',
	'Combattre',
	'Enquêter',
	'Échapper à',
];

const opening = `^\\s*(${triggers.join('|')})( ?[:–—])`;
/** Arkham's icons, in words. */
const icon = '^\\s*(\\[(?:action|gratuite|réaction)\\])';
const letter = '\\p{L}\\p{N}';
const scope = (role: Role) => `capacite.${role}`;

const number = { match: `(?<![${letter}])[+−-]?(?:\\d+|X)(?![${letter}])`, name: scope('nombre') };
const limit = { match: '\\((?:Limite|Maximum|Groupe)[^)]*\\)|(?:Limite|Maximum) [^.]*\\.', name: scope('limite') };
const condition = {
	begin: `(?<![${letter}])(?:[Ss]i|[Qq]uand|[Aa]près qu|[Aa]près que|[Tt]ant qu|[Cc]haque fois qu|[Ll]ors|[Pp]endant)(?![${letter}])`,
	end: '(?=[,.:–—])',
	name: scope('condition'),
	patterns: [number],
};
const target = {
	begin: `(?<![${letter}])(?:[Cc]hoisissez|[Cc]iblez)(?![${letter}])`,
	end: '(?=[,.;:–—])',
	name: scope('cible'),
	patterns: [number],
};
const keyword = {
	match: `(?<![${letter}])(?:${keywords.join('|')})(?: \\d+| X)?(?![${letter}])`,
	name: scope('mot-cle'),
};
const inside = [limit, condition, target, keyword, number];

/**
 * The notation of card abilities of the four games: « déclencheur : coût – effet », with conditions, targets,
 * keywords, limits and numbers. What has no other role is the effect.
 */
export const abilityGrammar: NonNullable<ShikiConfig['langs']>[number] = {
	name: 'capacite',
	scopeName: 'capacite',
	repository: {},
	patterns: [
		{
			// With a dash, what stands between the trigger and the dash is the cost.
			begin: `${opening}(?=[^.]* [–—] )`,
			beginCaptures: { 1: { name: scope('declencheur') }, 2: { name: scope('effet') } },
			end: ' [–—] ',
			endCaptures: { 0: { name: scope('effet') } },
			name: scope('cout'),
			patterns: [condition, target, number],
		},
		{
			// After an icon, what stands before the colon is the cost.
			begin: `${icon}(?=[^:]*:)`,
			beginCaptures: { 1: { name: scope('declencheur') } },
			end: ' ?:',
			endCaptures: { 0: { name: scope('effet') } },
			name: scope('cout'),
			patterns: [condition, keyword, number],
		},
		{ match: icon, captures: { 1: { name: scope('declencheur') } } },
		{ match: opening, captures: { 1: { name: scope('declencheur') } } },
		...inside,
	],
};

/** Gives each role its marker; the transformer turns markers into classes. */
export const abilityTheme = {
	name: 'capacite',
	type: 'light',
	fg: markers.effet,
	bg: '#ffffff',
	settings: [
		{ settings: { foreground: markers.effet, background: '#ffffff' } },
		...Object.entries(markers).map(([role, foreground]) => ({
			scope: `capacite.${role}`,
			settings: { foreground },
		})),
	],
} satisfies ShikiConfig['theme'];
