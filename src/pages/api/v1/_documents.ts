import { absolute, games, library } from '../../../library/site';
import { type DocumentName, everyDocument } from '../../../publish/api/every-document';
import { changeDates, lastChangeAt } from '../../../publish/change-dates';
import type { Preset } from '../../../widgets/shared/Presets';

/** The classic questions of each tool, by the file of its widget. */
const presets = import.meta.glob<readonly Preset[]>('../../../widgets/*/*/presets.ts', {
	import: 'presets',
	eager: true,
});

export const address = absolute;

/** Where the content of a document is written. */
const placesOf = (game: string | undefined, name: string): string[] => {
	if (game && name === 'outils') return [`content/${game}`, `src/widgets/${game}`];
	if (game) return [`content/${game}`, ...(name === 'bulles' ? ['content/bulles.yaml'] : [])];
	return name === 'deplacements' ? ['content/redirections.yaml'] : ['content'];
};

const dates = changeDates(process.cwd());

/** Every document but the index, which counts their entries and their bytes: they are built once for all the pages that say them. */
export const documents = everyDocument(
	{ games, moves: library.moves },
	{
		address,
		cases: ({ folder }) => presets[`../../../widgets/${folder}/presets.ts`] ?? [],
		dateOf: (game, name) => lastChangeAt(dates, placesOf(game, name)),
	},
);

/** The text of a document: of a game, or of the whole site. */
export function textOf(name: DocumentName, game?: string): string {
	const found = documents.find((document) => document.name === name && document.game === game);
	if (!found) throw new Error(`No document « ${name} » of ${game ?? 'the site'}.`);
	return found.text;
}

/** A document as the server gives it. */
export const json = (text: string): Response =>
	new Response(text, { headers: { 'content-type': 'application/json;charset=utf-8' } });
