import type { ToolCard } from '../schemas/tool-card';
import { damageAndHorrorCard } from './arkham/damage-and-horror/card';
import { skillTestCard } from './arkham/skill-test/card';
import { chainsCard } from './keyforge/chains/card';
import { fightCard } from './keyforge/fight/card';
import { forgeCard } from './keyforge/forge/card';
import { conflictCard } from './l5r/conflict/card';
import { duelCard } from './l5r/duel/card';
import { gloryCountCard } from './l5r/glory-count/card';
import { attackCard } from './mistborn/attack/card';
import { metalsCard } from './mistborn/metals/card';

/** Every tool of the site. A tool that is not here has no page, no embed and no place in search. */
export const toolCards: readonly ToolCard[] = [
	fightCard,
	chainsCard,
	forgeCard,
	conflictCard,
	duelCard,
	gloryCountCard,
	skillTestCard,
	damageAndHorrorCard,
	attackCard,
	metalsCard,
];
