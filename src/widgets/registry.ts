import type { ToolCard } from '../schemas/tool-card';
import { combatCard } from './keyforge/combat/card';

/** Every tool of the site. A tool that is not here has no page, no embed and no place in search. */
export const toolCards: readonly ToolCard[] = [combatCard];
