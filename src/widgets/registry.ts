import type { ToolCard } from '../schemas/tool-card';
import { degatsEtHorreursCard } from './arkham/degats-et-horreurs/card';
import { skillTestCard } from './arkham/test-de-competence/card';
import { chainesCard } from './keyforge/chaines/card';
import { combatCard } from './keyforge/combat/card';
import { forgeCard } from './keyforge/forge/card';
import { conflitCard } from './l5r/conflit/card';
import { duelCard } from './l5r/duel/card';
import { attackCard } from './mistborn/combat/card';
import { metauxCard } from './mistborn/metaux/card';

/** Every tool of the site. A tool that is not here has no page, no embed and no place in search. */
export const toolCards: readonly ToolCard[] = [
	combatCard,
	chainesCard,
	forgeCard,
	conflitCard,
	duelCard,
	skillTestCard,
	degatsEtHorreursCard,
	attackCard,
	metauxCard,
];
