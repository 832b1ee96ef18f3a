import { quote, readFields, readInteger, tellStray, writeFields } from './fields';
import { type UrlWords, writeWord } from './url-words';
import { listed } from './words';

type KeyOf<Sheet, Value> = { [Key in keyof Sheet]-?: Sheet[Key] extends Value ? Key : never }[keyof Sheet];

/**
 * One value of a case as the address writes it. `name` is published: it never changes. A flag is false unless it is
 * written; the values of a choice are written as they are, or by the word that `words` gives them, published too.
 */
export type Setting<Sheet> =
	| { type: 'number'; name: string; key: KeyOf<Sheet, number>; min: number; max: number }
	| { type: 'flag'; name: string; key: KeyOf<Sheet, boolean> }
	| { type: 'choice'; name: string; key: KeyOf<Sheet, string>; values: readonly string[]; words?: UrlWords<string> };

type Notice = (text: string) => void;

/** A value as the address writes it. */
const written = <Sheet>(setting: Setting<Sheet>, value: unknown): string =>
	setting.type === 'choice' && setting.words ? writeWord(setting.words, String(value)) : String(value);

/** The values of a choice that the address writes with words of its own, in their order. */
export const worded = (words: UrlWords<string>) => ({ values: words.map(([value]) => value), words });

/** A setting from its values in the address; `undefined` when they are not what it expects. */
function readValue<Sheet>(setting: Setting<Sheet>, values: readonly string[]): number | boolean | string | undefined {
	const [value, ...more] = values;
	if (setting.type === 'flag') return values.length === 0 ? true : undefined;
	if (more.length > 0) return undefined;
	if (setting.type === 'number') return readInteger(value, setting.min, setting.max);
	return setting.values.find((known) => written(setting, known) === value);
}

function expected<Sheet>(setting: Exclude<Setting<Sheet>, { type: 'flag' }>): string {
	if (setting.type === 'number') return `un nombre entier de ${setting.min} à ${setting.max} est attendu`;
	return `${listed(
		setting.values.map((value) => `« ${written(setting, value)} »`),
		'ou',
	)} est attendu`;
}

/** What the sentences about a sheet call it: « une caractéristique de créature », « pour la même créature ». */
export interface SheetWords {
	part: string;
	same: string;
}

/** A sheet from one parameter of the address: what is missing or wrong is as in `start`; `notice` gets one sentence for each mistake. */
export function readSheet<Sheet extends object>(
	text: string,
	settings: readonly Setting<Sheet>[],
	start: Sheet,
	words: SheetWords,
	notice: Notice,
): Sheet {
	let sheet = start;
	const seen = new Set<string>();
	tellStray(text, notice);
	for (const { name, values, raw } of readFields(text)) {
		const setting = settings.find((known) => known.name === name);
		const value = setting && readValue(setting, values);
		if (setting && seen.has(name))
			notice(`« ${name} » est donné plusieurs fois ${words.same} : seul le premier compte.`);
		else if (setting && value !== undefined) sheet = { ...sheet, [setting.key]: value };
		else if (setting && setting.type !== 'flag')
			notice(`${quote(raw)} : ${expected(setting)} ; ${written(setting, sheet[setting.key])} est utilisé.`);
		else notice(`${quote(raw)} n’est pas ${words.part} : c’est ignoré.`);
		seen.add(name);
	}
	return sheet;
}

/** A sheet in one parameter of the address: what `always` names, and what is not as in `start`. */
export const writeSheet = <Sheet extends object>(
	sheet: Sheet,
	settings: readonly Setting<Sheet>[],
	start: Sheet,
	always: readonly (keyof Sheet)[] = [],
): string =>
	writeFields(
		settings
			.filter(({ key }) => always.includes(key) || sheet[key] !== start[key])
			.map((setting) =>
				setting.type === 'flag' ? [setting.name] : [setting.name, written(setting, sheet[setting.key])],
			),
	);

/** Settings that are one parameter each, a flag being `oui`: what is missing or wrong is as in `start`. */
export function readParameters<Sheet extends object>(
	query: URLSearchParams,
	settings: readonly Setting<Sheet>[],
	start: Sheet,
	notice: Notice,
): Sheet {
	let sheet = start;
	for (const setting of settings) {
		const text = query.get(setting.name);
		if (text === null) continue;
		const flag = setting.type === 'flag';
		const value = flag ? (text === 'oui' ? true : undefined) : readValue(setting, [text]);
		if (value !== undefined) sheet = { ...sheet, [setting.key]: value };
		else if (flag) notice(`${quote(`${setting.name}=${text}`)} : « oui » est attendu ; c’est ignoré.`);
		else
			notice(
				`${quote(`${setting.name}=${text}`)} : ${expected(setting)} ; ${written(setting, start[setting.key])} est utilisé.`,
			);
	}
	return sheet;
}

/** Adds to the address the settings that are not as in `start`, one parameter each. */
export function writeParameters<Sheet extends object>(
	query: URLSearchParams,
	sheet: Sheet,
	settings: readonly Setting<Sheet>[],
	start: Sheet,
): void {
	for (const setting of settings)
		if (sheet[setting.key] !== start[setting.key])
			query.set(setting.name, setting.type === 'flag' ? 'oui' : written(setting, sheet[setting.key]));
}

/** Names of the parameters of a list of at most `max` sheets: `a1`, `a2`… */
export const listNames = (prefix: string, max: number): readonly string[] =>
	Array.from({ length: max }, (_, at) => `${prefix}${at + 1}`);
