import type { ComponentChildren } from 'preact';
import type { HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import type { Tool } from '../../shared/use-tool';
import type { CitedRule } from './card';
import type { AttackState } from './state';

/** What each kind of attack puts in the frame of the tool. */
export interface Parts {
	answer: ComponentChildren;
	/** Fields beside the choice of the game. */
	settings: ComponentChildren;
	/** The fields below. */
	fields: ComponentChildren;
	reading: ComponentChildren;
}

/** What a kind of attack is drawn from. */
export interface PartsProps {
	tool: Tool<AttackState>;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
}
