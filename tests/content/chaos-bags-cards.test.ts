import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { SymbolCost } from '../../src/schemas/chaos-bags';
import { toolDataSchemas } from '../../src/schemas/tool-data';

const data = toolDataSchemas['reserves-du-chaos'].parse(
	parse(readFileSync('content/arkham/outils/test-de-competence.yaml', 'utf8')),
);

/** Each symbol of each side of the reference cards. */
const symbols = data.scenarios.flatMap(({ id, effets }) =>
	Object.entries(effets).flatMap(([side, effects]) =>
		Object.entries(effects).map(([kind, effect]) => ({ name: `${id}, ${side}, ${kind}`, effect })),
	),
);

/** Published in addresses: never rename one. */
const INVESTIGATORS = `
	roland-banks daisy-walker skids-o-toole agnes-baker wendy-adams
	zoey-samaras rex-murphy jenny-barnes jim-culver ashcan-pete
	mark-harrigan minh-thi-phan sefina-rousseau akachi-onyele william-yorick lola-hayes
	leo-anderson ursula-downs finn-edwards pere-mateo calvin-wright corps-de-yithien
	carolyn-fern joe-diamond preston-fairmont diana-stanley rita-young marie-lambeau
	gavriella-mizrah jerome-davids valentino-rivas penny-white
	tommy-muldoon mandy-thompson tony-morgan luke-robinson patrice-hathaway
	soeur-mary amanda-sharpe trish-scarborough dexter-drake silas-marsh
	daniela-reyes norman-withers monterey-jack lily-chen bob-jenkins
	carson-sinclair vincent-lee kymani-jones amina-zidane darrell-simmons charlie-kane
	wilson-richards kate-winthrop alessandra-zorzi kohaku-narukami
	hank-samson hank-samson-verso-vie-4 hank-samson-verso-vie-6 personnalite-brisee
	marion-tavares lucius-galloway agatha-crane-chercheur agatha-crane-mystique michael-mcglen gloria-goldberg
	george-barnaby homoncule-perdu
	daniela-reyes-2026 joe-diamond-2026 trish-scarborough-2026 dexter-drake-2026 isabelle-barnes
	nathaniel-cho harvey-walters winifred-habbamock jacqueline-fine stella-clark
	tommy-muldoon-deck carolyn-fern-deck andre-patel marie-lambeau-deck miguel-de-la-cruz sujet-5u-21
	daisy-walker-parallele skids-o-toole-parallele agnes-baker-parallele roland-banks-parallele wendy-adams-parallele
	ashcan-pete-parallele jim-culver-parallele zoey-samaras-parallele monterey-jack-parallele rex-murphy-parallele
	pere-mateo-parallele jenny-barnes-parallele lola-hayes-parallele
`;

describe('investigators', () => {
	it('have ids that never change, box after box', () => {
		expect(data.investigateurs.map(({ id }) => id)).toEqual(INVESTIGATORS.trim().split(/\s+/));
		const boxes = data.investigateurs.map(({ boite }) => boite);
		expect(boxes.filter((box, at) => boxes.lastIndexOf(box) > at && boxes[at + 1] !== box)).toEqual([]);
	});

	it('are as many in each class as their cards, reprints apart', () => {
		const count = (wanted: string) => data.investigateurs.filter(({ classe }) => classe === wanted).length;
		expect(['gardien', 'chercheur', 'truand', 'mystique', 'survivant', 'neutre'].map(count)).toEqual([
			16, 17, 17, 20, 18, 10,
		]);
	});

	it.each([
		['zoey-samaras', 4, 2, 4, 2, 1],
		['ashcan-pete', 4, 2, 2, 3, 2],
		['mark-harrigan', 3, 2, 5, 3, '+X'],
		['sefina-rousseau', 4, 2, 2, 4, 3],
		['calvin-wright', 0, 0, 0, 0, 0],
		['patrice-hathaway', 4, 2, 2, 2, 1],
		['daniela-reyes', 4, 1, 5, 2, 1],
		['daniela-reyes-2026', 3, 2, 5, 2, 1],
		['charlie-kane', 1, 1, 1, 1, 3],
		['hank-samson-verso-vie-6', 4, 1, 6, 3, 1],
		['personnalite-brisee', -2, -2, -2, -2, 2],
		['daisy-walker-parallele', 1, 5, 2, 2, 1],
	])('%s has the numbers of the card', (name, ...numbers) => {
		const card = data.investigateurs.find(({ id }) => id === name);
		expect([...Object.values(card?.competences ?? {}), card?.signe.modificateur]).toEqual(numbers);
	});
});

describe('symbols of the scenarios', () => {
	it('say what may change the value with a switch, never with « comptez »', () => {
		const words = symbols.filter(({ effect }) => /comptez|au choix, /.test(effect.consequence ?? ''));
		expect(words.map(({ name }) => name)).toEqual([]);
	});

	it('have no switch that changes nothing', () => {
		const idle = symbols.filter(({ effect }) =>
			effect.modificateurSi?.some(({ modificateur }) => modificateur === effect.modificateur),
		);
		expect(idle.map(({ name }) => name)).toEqual([]);
	});

	it('start X on more than 1 where it counts by two or adds 2', () => {
		const low = symbols.filter(
			({ effect: { x = '', depart = 1 } }) => /^2 par |^double |, plus 2$|, 2 au moins$/.test(x) && depart < 2,
		);
		expect(low.map(({ name }) => name)).toEqual([]);
	});

	it('have costs that their words say', () => {
		const said = ({ degats, horreurs, auChoix }: SymbolCost, text: string) =>
			(degats === undefined || text.includes(`${degats} dégât`)) &&
			(horreurs === undefined || text.includes(`${horreurs} horreur`)) &&
			(auChoix === undefined || text.includes(`${auChoix} dégât ou ${auChoix} horreur`));
		const costs = symbols.flatMap(({ name, effect }) =>
			(effect.cout ?? []).map((cost) => ({ name, cost, text: `${effect.consequence} ${effect.siEchec}` })),
		);
		expect(costs.length).toBeGreaterThan(70);
		expect(costs.filter(({ cost, text }) => !said(cost, text))).toEqual([]);
	});
});
