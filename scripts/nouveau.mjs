// Writes the first files of something new, with what the checks want: `npm run nouveau -- terme|outil|jeu …`, from the root
// of the repository. It overwrites nothing: on any mistake, nothing is written at all.
import { NewGame } from './nouveau/game.mjs';
import { NewTerm } from './nouveau/term.mjs';
import { NewTool } from './nouveau/tool.mjs';
import { Refusal, writeNew } from './nouveau/write-new.mjs';

const kinds = { terme: NewTerm, outil: NewTool, jeu: NewGame };

const usage = `Ce que vous pouvez commencer :

${Object.values(kinds)
	.map(({ usage }) => `  npm run nouveau -- ${usage}`)
	.join('\n')}
`;

const [kind = '', ...words] = process.argv.slice(2);
const root = process.cwd();
try {
	if (!Object.hasOwn(kinds, kind))
		throw new Refusal(kind ? `« ${kind} » n’est ni un terme, ni un outil, ni un jeu.` : '');
	const { files, next } = kinds[/** @type {keyof typeof kinds} */ (kind)].plan(root, words);
	writeNew(root, files);
	console.log(
		`Écrit :\n${files.map(({ path }) => `  ${path}`).join('\n')}\n\nEnsuite :\n${next.map((line) => `  ${line}`).join('\n')}`,
	);
} catch (error) {
	if (!(error instanceof Refusal)) throw error;
	console.error([error.message, 'Rien n’est écrit.', usage].filter(Boolean).join('\n\n'));
	process.exitCode = 1;
}
