import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { chapterSchema } from './schemas/chapter';
import { termSchema } from './schemas/term';

// Entries are `<jeu>/<dossier>/<slug>`: the same path as the file, so that a page finds its text.
const pages = (folder: string) =>
	glob({
		base: './content',
		pattern: `*/${folder}/*.mdx`,
		generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
	});

export const collections = {
	regles: defineCollection({ loader: pages('regles'), schema: chapterSchema }),
	glossaire: defineCollection({ loader: pages('glossaire'), schema: termSchema }),
};
