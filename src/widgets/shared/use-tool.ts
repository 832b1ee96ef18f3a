import type { HeadingLevel } from './Heading';
import type { RuleLinks } from './RuleLink';
import { useFocus } from './use-focus';
import { type Codec, useUrlState } from './use-url-state';

/** What a page hands to a tool. */
export interface ToolProps<Rule extends string> {
	/** Address of each rule that the tool may cite. */
	links: RuleLinks<Rule>;
	/** Address of the tool's own page, for links to the case. */
	page: string;
	/** Whether the address holds the state: yes on the tool's own page only. */
	synced?: boolean;
	/** Whether the tool is alone in a frame of another site: what explains its answer is folded, so that it stays short. */
	bare?: boolean;
	/** Level of the tool's own headings: one below that of the page's part that holds it. */
	level?: HeadingLevel;
}

/** The case of a tool, kept in the address, and where the focus goes when what held it goes away. */
export function useTool<State>(codec: Codec<State>, synced: boolean) {
	const url = useUrlState(codec, synced);
	return { ...url, ...useFocus<HTMLDivElement>(), codec, synced };
}

/** A tool at work: its case, how to change it, its place in the address. */
export type Tool<State> = ReturnType<typeof useTool<State>>;
