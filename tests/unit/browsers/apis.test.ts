import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { compat, lackers } from '../../oldest-browsers';
import { featureOf, type UsedApi, usedApis } from './used-apis';

// Code for browsers uses what the oldest promised ones have. What some of them lack is asked for before it is used: it is here.

/** What is done without, by the name of its member. */
const doneWithout: Record<string, string> = {
	showPopover: 'Called if there: the preview of a tooltip is then below what its host puts above all.',
	wakeLock: 'Asked for: « Table » says that the screen may go out.',
};

const root = process.cwd();
const config = ts.getParsedCommandLineOfConfigFile(
	path.join(root, 'tsconfig.browser.json'),
	{},
	{
		...ts.sys,
		onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
			throw new Error(String(messageText));
		},
	},
);
if (!config) throw new Error('tsconfig.browser.json cannot be read.');

const lacking = (used: readonly UsedApi[]): string[] => {
	const named = used.flatMap(({ name, owners, member, file, line }) => {
		const feature = featureOf({ owners, member });
		const old = feature ? lackers(feature) : [];
		return old.length > 0 ? [`${name} (${old.join(', ')}): ${path.relative(root, file)}:${line}`] : [];
	});
	return [...new Set(named)];
};

/** What a piece of code uses that some promised browser lacks. */
function lackingIn(code: string): string[] {
	const file = path.join(root, 'code.ts');
	const host = ts.createCompilerHost({});
	const read = host.getSourceFile;
	host.getSourceFile = (name, ...rest) =>
		name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true) : read(name, ...rest);
	const options = { target: ts.ScriptTarget.ESNext, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };
	return lacking(usedApis(ts.createProgram([file], { ...options, types: [] }, host), (name) => name === file));
}

it('tells what is too new, by the object that it is of', () => {
	const found = lackingIn(`
		const list: readonly number[] = [1];
		list.toSorted(); list.findLast((one) => one > 0); new Date(0).getTime();
		const { size } = new URLSearchParams('a');
		new Set(list).size; new Set(list).union(new Set([size]));
		Map.groupBy(list, (one) => one); Promise.withResolvers();
		document.querySelector('dialog')?.checkVisibility(); document.body.hidden = true;
		document.startViewTransition(() => {}); list.values().map((one) => one);
	`).map((one) => one.split(' ')[0]);
	expect(found).toEqual(
		[
			'ReadonlyArray.toSorted',
			'URLSearchParams.size',
			'Set.union',
			'Map.groupBy',
			'Promise.withResolvers',
			'HTMLDialogElement.checkVisibility',
			'Document.startViewTransition',
			'Iterator.map',
		].map((name) => name.replace('ReadonlyArray', 'Array')),
	);
});

it('is not used by the code for browsers', () => {
	const program = ts.createProgram(config.fileNames, config.options);
	const used = usedApis(program, (file) => file.startsWith(path.join(root, 'src/')));
	expect(used.length).toBeGreaterThan(5000);
	// What has no data of its own is a part of something else: a few percent, or names are no longer found.
	expect(used.filter((api) => !featureOf(api)).length).toBeLessThan(used.length / 20);
	const without = Object.keys(doneWithout);
	const isDoneWithout = ({ member, owners }: UsedApi) =>
		without.includes(member) || owners.some((owner) => owner.startsWith('WakeLock'));
	expect(lacking(used.filter((api) => !isDoneWithout(api)))).toEqual([]);
	for (const member of without) expect(used.map((api) => api.member)).toContain(member);
}, 120_000);

it('dates the browser by what came with the oldest promised ones, and not before', () => {
	const features = [compat.api.CSSPropertyRule, compat.api.MathMLElement];
	const since = (browser: 'chrome' | 'firefox' | 'safari') =>
		Math.max(...features.map((feature) => Number([feature?.__compat?.support[browser]].flat()[0]?.version_added)));
	expect([since('chrome'), since('firefox'), since('safari')]).toEqual([109, 128, 16.4]);
});
