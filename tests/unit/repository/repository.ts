import { readFileSync } from 'node:fs';

/** Names of the scripts of `package.json`. */
export const scripts: ReadonlySet<string> = new Set(
	Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
);

/** Names of the scripts that a text runs with npm, `npm start` and `npm test` included. */
export function scriptsRunBy(text: string): string[] {
	return [...text.matchAll(/\bnpm (?:run )?((?<=run )[a-z:-]+|start|test)\b/g)].map(([, name = '']) => name);
}

/** Lines of the shell blocks of a Markdown text, without what explains them. */
export function shellLines(markdown: string): string[] {
	return [...markdown.matchAll(/```sh\n(.*?)```/gs)]
		.flatMap(([, block = '']) => block.split('\n'))
		.map((line) => line.replace(/\s+#.*$/, '').trim())
		.filter(Boolean);
}
