import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { chapterSchema } from './schemas/chapter';
import { conceptSchema } from './schemas/concept';
import { faqSchema } from './schemas/faq';
import { termSchema } from './schemas/term';

// Entries are `<jeu>/<dossier>/<slug>`: the same path as the file, so that a page finds its text.
const files = (pattern: string) =>
	glob({
		base: './content',
		pattern,
		generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
	});
const pages = (folder: string) => files(`*/${folder}/*.mdx`);

export const collections = {
	regles: defineCollection({ loader: pages('regles'), schema: chapterSchema }),
	glossaire: defineCollection({ loader: pages('glossaire'), schema: termSchema }),
	faq: defineCollection({ loader: pages('faq'), schema: faqSchema }),
	concepts: defineCollection({ loader: files('concepts/*.mdx'), schema: conceptSchema }),
	errata: defineCollection({ loader: pages('errata'), schema: chapterSchema }),
};
