import type { ComponentChildren } from 'preact';
import type { Tool } from '../use-tool';

/** What « Ce soir » takes from the tool that it belongs to. */
export interface TonightProps<State> {
	tool: Tool<State>;
	/** Address of the tool's own page: its cases are kept under it. */
	page: string;
	/** The answer to another case, for comparing. */
	answerOf?: (state: State) => ComponentChildren;
	/** What a parameter of its address is called where cases are compared; its own name when left out. */
	partName?: (parameter: string) => string;
	/** For a tool that compares in its own way: sets a case, as the address writes it, beside the present one. */
	onCompare?: (query: string) => void;
}
