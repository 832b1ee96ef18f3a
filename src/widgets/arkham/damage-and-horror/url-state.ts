import { MAX_ASSETS } from '../../../rules/arkham/damage-and-horror';
import { strayParameters } from '../../shared/fields';
import { givenNames, tellEmpty } from '../../shared/given';
import {
	listNames,
	readParameters,
	readSheet,
	type Setting,
	type SheetWords,
	worded,
	writeParameters,
	writeSheet,
} from '../../shared/settings';
import type { UrlWords } from '../../shared/url-words';
import type { Codec } from '../../shared/use-url-state';
import {
	type AssetSheet,
	type CardSheet,
	type DamageState,
	type InvestigatorSheet,
	initialState,
	plainAsset,
	plainInvestigator,
	plainState,
} from './state';

type Case = Omit<DamageState, 'investigator' | 'assets'>;

/** Words of the address. Published: they never change. */
const ASSIGNMENTS = [
	['keep-assets', 'garder'],
	['spare-investigator', 'proteger'],
	['investigator-only', 'moi'],
	['chosen', 'choisie'],
] as const satisfies UrlWords<Case['assignment']>;
const TRAUMAS = [
	['damage', 'physique'],
	['horror', 'mental'],
] as const satisfies UrlWords<Case['trauma']>;
const MODES = [
	['campaign', 'campagne'],
	['standalone', 'independant'],
] as const satisfies UrlWords<Case['mode']>;

/** Names in the address, in the order in which they are written. Published: they never change. */
const settings: readonly Setting<Case>[] = [
	{ type: 'number', name: 'degats', key: 'damage', min: 0, max: 99 },
	{ type: 'number', name: 'horreurs', key: 'horror', min: 0, max: 99 },
	{ type: 'flag', name: 'directs', key: 'directDamage' },
	{ type: 'flag', name: 'directes', key: 'directHorror' },
	{ type: 'choice', name: 'repartition', key: 'assignment', ...worded(ASSIGNMENTS) },
	{ type: 'choice', name: 'traumatisme', key: 'trauma', ...worded(TRAUMAS) },
	{ type: 'choice', name: 'mode', key: 'mode', ...worded(MODES) },
	{ type: 'flag', name: 'principal', key: 'lead' },
	{ type: 'number', name: 'autres', key: 'otherPlayers', min: 0, max: 3 },
];

/** An investigator has both values, an asset may have none. */
const cardSettings = (min: 0 | 1): readonly Setting<CardSheet>[] => [
	{ type: 'number', name: 'vie', key: 'health', min, max: 99 },
	{ type: 'number', name: 'modifvie', key: 'healthModifier', min: -99, max: 99 },
	{ type: 'number', name: 'degats', key: 'damage', min: 0, max: 99 },
	{ type: 'number', name: 'sante', key: 'sanity', min, max: 99 },
	{ type: 'number', name: 'modifsante', key: 'sanityModifier', min: -99, max: 99 },
	{ type: 'number', name: 'horreurs', key: 'horror', min: 0, max: 99 },
	{ type: 'number', name: 'annuledegats', key: 'canceledDamage', min: 0, max: 99 },
	{ type: 'number', name: 'annulehorreurs', key: 'canceledHorror', min: 0, max: 99 },
];

const investigatorSettings: readonly Setting<InvestigatorSheet>[] = [
	...cardSettings(1),
	{ type: 'number', name: 'physiques', key: 'physicalTraumas', min: 0, max: 99 },
	{ type: 'number', name: 'mentaux', key: 'mentalTraumas', min: 0, max: 99 },
];

const assetSettings: readonly Setting<AssetSheet>[] = [
	...cardSettings(0),
	{ type: 'number', name: 'prenddegats', key: 'takenDamage', min: 0, max: 99 },
	{ type: 'number', name: 'prendhorreurs', key: 'takenHorror', min: 0, max: 99 },
];

const investigatorWords: SheetWords = {
	part: 'une caractéristique d’investigateur',
	same: 'pour votre investigateur',
};
const assetWords: SheetWords = { part: 'une caractéristique de soutien', same: 'pour le même soutien' };

const assetNames = listNames('s', MAX_ASSETS);
const parameters: readonly string[] = [...settings.map(({ name }) => name), 'moi', ...assetNames];

/** An address that says nothing is the initial case; one that says something is a plain case where it says nothing. */
function read(query: URLSearchParams): { state: DamageState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	tellEmpty(query, ['moi'], notice);
	const investigator = readSheet(
		query.get('moi') ?? '',
		investigatorSettings,
		plainInvestigator,
		investigatorWords,
		notice,
	);
	const known = readParameters<Case>(query, settings, plainState, notice);
	const written = givenNames(query, assetNames, notice).map((name) =>
		readSheet(query.get(name) ?? '', assetSettings, plainAsset, assetWords, notice),
	);
	const idle =
		known.assignment !== 'chosen' && written.some(({ takenDamage, takenHorror }) => takenDamage + takenHorror > 0);
	if (idle) notice('« prenddegats » et « prendhorreurs » ne comptent qu’avec « repartition=choisie » : c’est ignoré.');
	// Kept, they would be written again, and each visit would tell it again.
	const assets = idle ? written.map((sheet) => ({ ...sheet, takenDamage: 0, takenHorror: 0 })) : written;
	return { state: { ...plainState, ...known, investigator, assets }, notices };
}

function write(state: DamageState): URLSearchParams {
	const query = new URLSearchParams([
		['degats', String(state.damage)],
		['horreurs', String(state.horror)],
	]);
	writeParameters<Case>(query, state, settings, plainState);
	query.set('moi', writeSheet(state.investigator, investigatorSettings, plainInvestigator, ['health', 'sanity']));
	for (const [at, sheet] of state.assets.entries())
		query.set(assetNames[at] ?? '', writeSheet(sheet, assetSettings, plainAsset, ['health', 'sanity']));
	return query;
}

/** State of the damage and horror tool in the query string. */
export const damageCodec: Codec<DamageState> = { initial: initialState, read, write };
