import type { z } from 'astro/zod';
import type { ErrorCode } from 'yaml';

type Fault = z.core.$ZodIssue;

const yamlFaults: Partial<Record<ErrorCode, string>> = {
	BAD_DQ_ESCAPE: 'il y a un « \\ » dans un texte entre guillemets',
	BAD_INDENT: 'l’indentation ne tombe pas juste, ou un crochet n’est pas fermé',
	BAD_SCALAR_START: 'un texte sans guillemets commence par un signe réservé',
	BLOCK_AS_IMPLICIT_KEY: 'un texte sans guillemets contient « : »',
	DUPLICATE_KEY: 'le même champ est écrit deux fois',
	MISSING_CHAR: 'un guillemet ou un « : » manque',
	MULTILINE_IMPLICIT_KEY: 'une ligne n’a pas la forme « champ: valeur »',
	MULTIPLE_DOCS: 'une ligne « --- » coupe le fichier en deux',
	TAB_AS_INDENT: 'une tabulation sert d’indentation',
	UNEXPECTED_TOKEN: 'une valeur est suivie d’un texte de trop, souvent après une apostrophe',
};

/** Why YAML cannot be read, in French. */
export const yamlFault = (code: ErrorCode): string => yamlFaults[code] ?? 'l’écriture est inattendue';

const mdxFaults: readonly (readonly [RegExp, (name: string) => string])[] = [
	[/corresponding closing tag for `<([^>`]*)>`/, (name) => `le bloc <${name}> est fermé sous un autre nom`],
	[/closing tag for `<([^>`]*)>`/, (name) => `le bloc <${name}> n’est pas fermé, ou pas sur une ligne à part`],
	[/closing tag `<\/([^>`]*)>`/, (name) => `le bloc <${name}> est fermé sans avoir été ouvert`],
	[
		/closing brace|parse expression/,
		() => 'une accolade « { » ouvre un calcul, ce que le texte ne veut sans doute pas',
	],
	[/after `<`|before name/, () => 'un « < » n’ouvre aucun bloc lisible'],
];

/** Why MDX cannot be read, in French; in the words of the parser when they are not known. */
export function mdxFault(message: string): string {
	for (const [pattern, words] of mdxFaults) {
		const match = pattern.exec(message);
		if (match) return words(match[1] ?? '');
	}
	return message.split('\n')[0] ?? '';
}

const typeNames: Record<string, string> = {
	string: 'un texte',
	array: 'une liste',
	boolean: 'true ou false',
	number: 'un nombre',
	int: 'un nombre entier',
	object: 'des champs, un par ligne',
};

/** What a value should have been, in French. */
export function expected(fault: Fault): string {
	switch (fault.code) {
		case 'invalid_type':
			return typeNames[fault.expected] ?? fault.expected;
		case 'invalid_value':
			return fault.values.map(String).join(' | ');
		case 'invalid_union':
			return [...new Set(fault.errors.flatMap(([first]) => (first ? [expected(first)] : [])))].join(' ou ');
		case 'too_small':
		case 'too_big':
			return fault.message.startsWith('Too') ? bound(fault) : fault.message;
		default:
			return fault.message;
	}
}

/** What was found instead, in French. */
export function found(fault: Fault, value: unknown): string {
	if (typeof value !== 'string') return 'La valeur ne convient pas';
	if (fault.code === 'too_small' || fault.code === 'too_big') return `Le texte compte ${count(value.length)}`;
	return value.length <= 60 ? `« ${value} » ne convient pas` : 'Le texte ne convient pas';
}

function bound(fault: Extract<Fault, { code: 'too_small' | 'too_big' }>): string {
	const limit = Number(fault.code === 'too_small' ? fault.minimum : fault.maximum);
	const side = fault.code === 'too_small' ? 'au moins' : 'au plus';
	if (fault.origin === 'number') return fault.inclusive ? `${side} ${limit}` : `un nombre supérieur à ${limit}`;
	return `${side} ${fault.origin === 'string' ? count(limit) : plural(limit, 'élément')}`;
}

const count = (characters: number) => plural(characters, 'caractère');
export const plural = (n: number, word: string) => `${n} ${word}${n > 1 ? 's' : ''}`;
