import { describe, expect, it } from 'vitest';
import { damageCodec } from '../../src/widgets/arkham/damage-and-horror/url-state';
import { chainCodec } from '../../src/widgets/keyforge/chains/url-state';
import { loadBoard } from '../../src/widgets/keyforge/fight/later';
import { fightCodec } from '../../src/widgets/keyforge/fight/url-state';
import { forgeCodec } from '../../src/widgets/keyforge/forge/url-state';
import { conflictCodec } from '../../src/widgets/l5r/conflict/url-state';
import { duelCodec } from '../../src/widgets/l5r/duel/url-state';
import { gloryCodec } from '../../src/widgets/l5r/glory-count/url-state';
import { attackCodec } from '../../src/widgets/mistborn/attack/url-state';
import { metalsCodec } from '../../src/widgets/mistborn/metals/url-state';
import { codec as skillTestCodec } from '../unit/widgets/arkham/skill-test/real-bags';
import { games } from './real-content';

// What reads the events of an address comes with the board.
await loadBoard();

const codecs: Record<string, { read: (query: URLSearchParams) => { notices: string[] } }> = {
	'arkham/degats-et-horreurs': damageCodec,
	'arkham/test-de-competence': skillTestCodec,
	'keyforge/chaines': chainCodec,
	'keyforge/combat': fightCodec,
	'keyforge/forge': forgeCodec,
	'l5r/compte-de-gloire': gloryCodec,
	'l5r/conflit': conflictCodec,
	'l5r/duel': duelCodec,
	'mistborn/combat': attackCodec,
	'mistborn/metaux': metalsCodec,
};

const steps = games.flatMap((game) => game.charts.flatMap((chart) => chart.steps.map((step) => ({ game, step }))));

describe('a step that a tool computes', () => {
	it('opens it on a case that it reads without a word', () => {
		const notices = steps.flatMap(({ game, step: { id, tool } }) => {
			if (!tool) return [];
			const name = `${game.slug}/${tool.slug}`;
			return (codecs[name]?.read(new URLSearchParams(tool.query)).notices ?? [`${name} ?`]).map(
				(text) => `${id}: ${text}`,
			);
		});
		expect(notices).toEqual([]);
	});

	it('is in a chart for each tool', () => {
		const named = new Set(steps.flatMap(({ game, step: { tool } }) => (tool ? [`${game.slug}/${tool.slug}`] : [])));
		expect([...named].sort()).toEqual(
			games.flatMap(({ slug, tools }) => tools.map((tool) => `${slug}/${tool.slug}`)).sort(),
		);
	});
});
