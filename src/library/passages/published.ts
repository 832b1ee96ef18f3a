import { z } from 'astro/zod';

// What is published of the passages of a game, once: search and sheets read it. Letters are short because the file is one of the
// heaviest of the site. It is no promise to others, as the API is.

/** Places among the lines of the page. */
const places = z.array(z.int().min(0));

/** A line of a page, as it is read. */
const publishedLine = z.strictObject({
	/** Its text; a line break of the author's is one. */
	t: z.string(),
	/**
	 * What it is, unless it is a paragraph: a heading, a bullet, the head of a column, the first cell of a row, another cell, what a
	 * block says of itself, a text set apart, a step.
	 */
	k: z.enum(['h2', 'h3', 'li', 'th', 'tr', 'td', 'label', 'code', 'step']).optional(),
	/** Id of the statement, of the heading or of the step: its address is that of the page with this fragment. */
	i: z.string().optional(),
	/** Its status, unless it is written in the document, as readers see it. */
	s: z.string().optional(),
	/** How many lines after it are a part of it. */
	z: z.int().min(1).optional(),
	/** Of a cell, the head of its column. */
	c: z.string().optional(),
	/** What is to be read before it; of a cell, the rest of its row is too. */
	b: places.optional(),
	/** The bullets or the first cells of the rows that it leads, when they stand after it. */
	l: places.optional(),
	/** Its exception, and the other side of its case. */
	x: places.optional(),
	/** Id of the statement that it restates, where the rule is at home. */
	f: z.string().optional(),
	/** Of a step, its branches. */
	o: z.array(z.string()).optional(),
	/** Of a line of the aid, what it is called, and the address of what it says. */
	n: z.string().optional(),
	u: z.string().optional(),
});

/** A page, by its address. */
const publishedPage = z.strictObject({
	u: z.string(),
	y: z.enum(['chapitre', 'terme', 'faq', 'errata', 'concept', 'deroulement', 'outil', 'aide']),
	/** Its title. */
	n: z.string(),
	/** What it is about. Left out for a term, whose first paragraph says it, and for a chart, whose steps do. */
	d: z.string().optional(),
	/** Addresses of the charts that it shows: their steps are read there too. */
	w: z.array(z.string()).optional(),
	l: z.array(publishedLine),
});

/** `<jeu>-passages.json`. */
export const publishedPassages = z.strictObject({
	/** The game, as readers call it; empty for the notions that games share. */
	name: z.string(),
	pages: z.array(publishedPage),
});

export type PublishedPassages = z.infer<typeof publishedPassages>;
export type PublishedPage = z.infer<typeof publishedPage>;
export type PublishedLine = z.infer<typeof publishedLine>;
