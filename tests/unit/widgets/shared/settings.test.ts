import { describe, expect, test } from 'vitest';
import {
	listNames,
	readParameters,
	readSheet,
	type Setting,
	worded,
	writeParameters,
	writeSheet,
} from '../../../../src/widgets/shared/settings';

interface Sheet {
	strength: number;
	side: string;
	ready: boolean;
}

const settings: readonly Setting<Sheet>[] = [
	{ type: 'number', name: 'force', key: 'strength', min: -5, max: 9 },
	{ type: 'choice', name: 'camp', key: 'side', values: ['nord', 'sud'] },
	{ type: 'flag', name: 'pret', key: 'ready' },
];
const start: Sheet = { strength: 2, side: 'nord', ready: false };
const words = { part: 'une qualité de soldat', same: 'pour le même soldat' };

function sheet(text: string) {
	const notices: string[] = [];
	return { read: readSheet(text, settings, start, words, (notice) => notices.push(notice)), notices };
}

function parameters(text: string) {
	const notices: string[] = [];
	const query = new URLSearchParams(text);
	return { read: readParameters(query, settings, start, (notice) => notices.push(notice)), notices };
}

describe('a sheet in one parameter', () => {
	test('is read, and what is left out is as at the start', () => {
		expect(sheet('force.-3_pret')).toEqual({ read: { strength: -3, side: 'nord', ready: true }, notices: [] });
	});

	test.each([
		['force.10', '« force.10 » : un nombre entier de -5 à 9 est attendu ; 2 est utilisé.'],
		['force.1.2', '« force.1.2 » : un nombre entier de -5 à 9 est attendu ; 2 est utilisé.'],
		['camp.est', '« camp.est » : « nord » ou « sud » est attendu ; nord est utilisé.'],
		['pret.1', '« pret.1 » n’est pas une qualité de soldat : c’est ignoré.'],
		['agile', '« agile » n’est pas une qualité de soldat : c’est ignoré.'],
		['constructor.1', '« constructor.1 » n’est pas une qualité de soldat : c’est ignoré.'],
	])('%s is reported and left as it was', (text, notice) => {
		expect(sheet(text)).toEqual({ read: start, notices: [notice] });
	});

	test('counts only the first of two values', () => {
		expect(sheet('force.3_force.4')).toEqual({
			read: { ...start, strength: 3 },
			notices: ['« force » est donné plusieurs fois pour le même soldat : seul le premier compte.'],
		});
	});

	test('is written with what differs from the start, and with what is always written', () => {
		expect(writeSheet({ strength: 2, side: 'sud', ready: true }, settings, start)).toBe('camp.sud_pret');
		expect(writeSheet(start, settings, start, ['strength'])).toBe('force.2');
	});
});

describe('settings that are one parameter each', () => {
	test('are read, and what is left out is as at the start', () => {
		expect(parameters('camp=sud&pret=oui&autre=1')).toEqual({
			read: { strength: 2, side: 'sud', ready: true },
			notices: [],
		});
	});

	test.each([
		['force=x', '« force=x » : un nombre entier de -5 à 9 est attendu ; 2 est utilisé.'],
		['camp=', '« camp= » : « nord » ou « sud » est attendu ; nord est utilisé.'],
		['pret=1', '« pret=1 » : « oui » est attendu ; c’est ignoré.'],
	])('%s is reported and left as it was', (text, notice) => {
		expect(parameters(text)).toEqual({ read: start, notices: [notice] });
	});

	test('are written when they differ from the start, and read back', () => {
		const state: Sheet = { strength: -5, side: 'sud', ready: true };
		const query = new URLSearchParams();
		writeParameters(query, state, settings, start);
		expect(query.toString()).toBe('force=-5&camp=sud&pret=oui');
		expect(parameters(query.toString()).read).toEqual(state);
		const untouched = new URLSearchParams();
		writeParameters(untouched, start, settings, start);
		expect(untouched.toString()).toBe('');
	});
});

describe('a choice whose values have words of their own in the address', () => {
	const words: [value: string, word: string][] = [
		['low', 'bas'],
		['high', 'haut'],
	];
	const levels: readonly Setting<{ level: string }>[] = [
		{ type: 'choice', name: 'niveau', key: 'level', ...worded(words) },
	];
	const first = { level: 'low' };
	const read = (text: string) => {
		const notices: string[] = [];
		return [readParameters(new URLSearchParams(text), levels, first, (notice) => notices.push(notice)), ...notices];
	};

	test('is read and written by them', () => {
		expect(read('niveau=haut')).toEqual([{ level: 'high' }]);
		expect(writeSheet({ level: 'high' }, levels, first)).toBe('niveau.haut');
		const query = new URLSearchParams();
		writeParameters(query, { level: 'high' }, levels, first);
		expect(query.toString()).toBe('niveau=haut');
	});

	test('is known by them only', () => {
		expect(read('niveau=high')).toEqual([
			first,
			'« niveau=high » : « bas » ou « haut » est attendu ; bas est utilisé.',
		]);
	});
});

test('parameters of a list are numbered from one', () => {
	expect(listNames('a', 3)).toEqual(['a1', 'a2', 'a3']);
});
