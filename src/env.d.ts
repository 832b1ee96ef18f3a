/** What the library is read from, given by its integration; only for code that runs at build time. */
declare module 'arbitre:sources' {
	/** Root of the repository. */
	export const root: string;
	/** The cards of every tool. */
	export const tools: readonly import('./schemas/tool-card').ToolCard[];
}
