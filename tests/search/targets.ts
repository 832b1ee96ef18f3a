import type { GameSlug } from '../games';
import { readBuilt } from '../site/built-site';
import { rulesOf } from './published';

/** What can be stated or told, and where. */
interface Told {
	id: string;
	adresse: string;
	section?: string;
}

const pathOf = ({ adresse }: Told) => new URL(adresse).pathname;
const sectionOf = (told: Told) => `${pathOf(told)} ${told.section}`;

/**
 * What a list of the bench stands for: each statement with all that states it, what the rulebook does not treat
 * (`hors-livret/…`), pages, steps of charts; and the pages of all that.
 */
export function makeTargets(game: GameSlug) {
	const rules = rulesOf(game);
	const { horsLivret } = JSON.parse(readBuilt(`api/v1/${game}/hors-livret.json`)) as { horsLivret: Told[] };
	const edges = Map.groupBy(horsLivret, ({ id }) => id.replace('hors-livret-', 'hors-livret/'));
	const homeOf = new Map(rules.map(({ id, foyer }) => [id, foyer?.id ?? id]));
	const saying = Map.groupBy<string, Told>(rules, ({ id }) => homeOf.get(id) as string);
	// A question of the FAQ and a corrected card are found with all that stands below them.
	const headings = new Map(rules.filter(({ type }) => type === 'titre').map((rule) => [sectionOf(rule), rule.id]));
	return (items: readonly string[]) => {
		const ids = new Set<string>();
		const pages = new Set<string>();
		for (const item of items) {
			const telling = saying.get(homeOf.get(item) ?? '') ?? edges.get(item) ?? [];
			for (const told of telling) {
				ids.add(told.id).add(headings.get(sectionOf(told)) ?? told.id);
				pages.add(pathOf(told));
			}
			if (telling.length > 0) continue;
			const [folder = '', slug = '', step] = item.split('/');
			pages.add(folder === 'errata' ? `/${game}/errata/` : `/${game}/${folder}/${slug}/`);
			ids.add(step ?? `/${game}/${folder}/${slug}/`);
		}
		return { ids, pages };
	};
}
