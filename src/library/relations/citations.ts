import { glossaryPath } from '../../addresses/addresses';
import type { RawGame } from '../read/read-content';
import type { Citation, Page } from '../types';

/** What a page is called in lists. */
export function labelOf(page: Page): string {
	if (page.kind === 'terme') return page.name;
	return page.kind === 'faq' ? `FAQ : ${page.data.titre}` : page.data.titre;
}

/** Unit id → where the site says it: the first statement that names the unit, or the page. */
export function citationsOf(raw: RawGame, pages: readonly Page[]): Map<string, Citation[]> {
	const citations = new Map<string, Citation[]>();
	for (const unit of raw.data.sourcesGlossaire) {
		push(citations, unit, { path: glossaryPath(raw.slug), label: 'Glossaire de A à Z', ruleId: undefined });
	}
	for (const page of pages) {
		for (const unit of page.data.sources) {
			const rule = page.read.rules.find((item) => item.units.includes(unit));
			const path = rule ? `${page.path}#${rule.id}` : page.path;
			push(citations, unit, { path, label: labelOf(page), ruleId: rule?.id });
		}
	}
	return citations;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
