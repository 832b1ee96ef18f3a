import { toolFolder } from '../../addresses/addresses';
import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game, ToolCard, ToolData } from '../types';
import { checkChaosBags } from './check-chaos-bags';
import { didYouMean } from './nearest';

/** Data files that no tool reads, tools without theirs, and what is wrong inside. */
export const checkToolData = (game: Game, { toolFiles }: RawGame): AuthorError[] => [
	...toolFiles.flatMap(({ slug, file }) => unread(slug, file, game.tools)),
	...game.tools
		.filter(({ slug, dataKind }) => dataKind && !toolFiles.some((file) => file.slug === slug))
		.map(({ slug }) => missing(slug, game.slug)),
	...[...game.toolData.values()].flatMap(checkByKind),
];

function checkByKind(sheet: ToolData): AuthorError[] {
	switch (sheet.kind) {
		case 'reserves-du-chaos':
			return checkChaosBags(sheet);
	}
}

function unread(slug: string, file: string, tools: readonly ToolCard[]): AuthorError[] {
	const tool = tools.find((item) => item.slug === slug);
	if (tool?.dataKind) return [];
	const names = tools.flatMap((item) => (item.dataKind ? [item.slug] : []));
	return tool
		? [
				{
					kind: 'donnees-inattendues',
					file,
					line: 1,
					message: `L’outil « ${slug} » ne lit aucun fichier de données.`,
					todo: 'Retirez le fichier, ou déclarez donnees dans la fiche de l’outil.',
				},
			]
		: [
				{
					kind: 'outil-inconnu',
					file,
					line: 1,
					message: `Le nom du fichier est celui d’un outil du jeu, et « ${slug} » n’existe pas.`,
					todo: didYouMean(slug, names, 'Renommez le fichier, ou inscrivez l’outil dans src/widgets/registry.ts.'),
				},
			];
}

const missing = (slug: string, game: string): AuthorError => ({
	kind: 'donnees-absentes',
	file: 'src/widgets/registry.ts',
	line: 1,
	field: slug,
	message: `L’outil « ${slug} » a besoin de données que personne n’a écrites.`,
	todo: `Écrivez content/${game}/${toolFolder}/${slug}.yaml.`,
});
