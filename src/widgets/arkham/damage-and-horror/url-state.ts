import { MAX_SOUTIENS } from '../../../rules/arkham/damage-and-horror/situation';
import { strayParameters } from '../../shared/fields';
import {
	listNames,
	readParameters,
	readSheet,
	type Setting,
	type SheetWords,
	writeParameters,
	writeSheet,
} from '../../shared/settings';
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

type Case = Omit<DamageState, 'moi' | 'soutiens'>;

/** Names in the address, in the order in which they are written. Published: they never change. */
const settings: readonly Setting<Case>[] = [
	{ type: 'number', name: 'degats', key: 'degats', min: 0, max: 99 },
	{ type: 'number', name: 'horreurs', key: 'horreurs', min: 0, max: 99 },
	{ type: 'flag', name: 'directs', key: 'degatsDirects' },
	{ type: 'flag', name: 'directes', key: 'horreursDirectes' },
	{ type: 'choice', name: 'repartition', key: 'repartition', values: ['garder', 'proteger', 'moi', 'choisie'] },
	{ type: 'choice', name: 'traumatisme', key: 'traumatisme', values: ['physique', 'mental'] },
	{ type: 'choice', name: 'mode', key: 'mode', values: ['campagne', 'independant'] },
	{ type: 'flag', name: 'principal', key: 'principal' },
	{ type: 'number', name: 'autres', key: 'autres', min: 0, max: 3 },
];

/** An investigator has both values, an asset may have none. */
const cardSettings = (min: 0 | 1): readonly Setting<CardSheet>[] => [
	{ type: 'number', name: 'vie', key: 'vie', min, max: 99 },
	{ type: 'number', name: 'modifvie', key: 'modificateurVie', min: -99, max: 99 },
	{ type: 'number', name: 'degats', key: 'degats', min: 0, max: 99 },
	{ type: 'number', name: 'sante', key: 'sante', min, max: 99 },
	{ type: 'number', name: 'modifsante', key: 'modificateurSante', min: -99, max: 99 },
	{ type: 'number', name: 'horreurs', key: 'horreurs', min: 0, max: 99 },
	{ type: 'number', name: 'annuledegats', key: 'annuleDegats', min: 0, max: 99 },
	{ type: 'number', name: 'annulehorreurs', key: 'annuleHorreurs', min: 0, max: 99 },
];

const investigatorSettings: readonly Setting<InvestigatorSheet>[] = [
	...cardSettings(1),
	{ type: 'number', name: 'physiques', key: 'physiques', min: 0, max: 99 },
	{ type: 'number', name: 'mentaux', key: 'mentaux', min: 0, max: 99 },
];

const assetSettings: readonly Setting<AssetSheet>[] = [
	...cardSettings(0),
	{ type: 'number', name: 'prenddegats', key: 'prendDegats', min: 0, max: 99 },
	{ type: 'number', name: 'prendhorreurs', key: 'prendHorreurs', min: 0, max: 99 },
];

const investigatorWords: SheetWords = {
	part: 'une caractéristique d’investigateur',
	same: 'pour votre investigateur',
};
const assetWords: SheetWords = { part: 'une caractéristique de soutien', same: 'pour le même soutien' };

const assets = listNames('s', MAX_SOUTIENS);
const parameters: readonly string[] = [...settings.map(({ name }) => name), 'moi', ...assets];

/** An address that says nothing is the initial case; one that says something is a plain case where it says nothing. */
function read(query: URLSearchParams): { state: DamageState; notices: string[] } {
	const notices = strayParameters(query, parameters);
	const notice = (text: string) => notices.push(text);
	if (!parameters.some((name) => query.has(name))) return { state: initialState, notices };
	const moi = readSheet(query.get('moi') ?? '', investigatorSettings, plainInvestigator, investigatorWords, notice);
	const soutiens = assets
		.filter((name) => query.has(name))
		.map((name) => readSheet(query.get(name) ?? '', assetSettings, plainAsset, assetWords, notice));
	return {
		state: { ...plainState, ...readParameters<Case>(query, settings, plainState, notice), moi, soutiens },
		notices,
	};
}

function write(state: DamageState): URLSearchParams {
	const query = new URLSearchParams({ degats: String(state.degats), horreurs: String(state.horreurs) });
	writeParameters<Case>(query, state, settings, plainState);
	query.set('moi', writeSheet(state.moi, investigatorSettings, plainInvestigator, ['vie', 'sante']));
	for (const [at, sheet] of state.soutiens.entries())
		query.set(assets[at] ?? '', writeSheet(sheet, assetSettings, plainAsset, ['vie', 'sante']));
	return query;
}

/** State of the damage and horror tool in the query string. */
export const damageCodec: Codec<DamageState> = { initial: initialState, read, write };
