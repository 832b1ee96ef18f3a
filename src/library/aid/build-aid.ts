import { aidPath } from '../../addresses/addresses';
import type { AidData } from '../../schemas/aid';
import { capitalized } from '../../text/capital';
import { frenchTypography } from '../../text/french';
import type { RawGame } from '../read/read-content';
import { definingRule } from '../relations/defining-rule';
import { stepOf } from '../relations/homes';
import type { Game, Rule } from '../types';
import type { Aid, AidLine, AidPart, Said } from './aid-types';

/** What an aid draws on. */
type Known = Pick<Game, 'charts' | 'rules' | 'bySlug' | 'homes'>;

/** What players call such a page. */
const names = [
	'résumé',
	'pense-bête',
	'aide-mémoire',
	'mémo',
	'antisèche',
	'récapitulatif',
	'fiche',
	'feuille de référence',
];

/** The aid of a game that has one: each line with its words, its status and the home of what it says. */
export function buildAid({ slug, aid }: Pick<RawGame, 'slug' | 'aid'>, known: Known): Aid | undefined {
	if (!aid) return undefined;
	const { resume, recherche, parties } = aid.data;
	const side = (wanted: number): AidPart[] =>
		parties.flatMap(({ id, titre, forme, lignes, face }, at) => {
			if (face !== wanted) return [];
			const lines = lignes.flatMap((line, row) => builtLine(line, `parties.${at}.lignes.${row}`, known));
			return [{ id, title: frenchTypography(titre), form: forme, lines }];
		});
	return {
		path: aidPath(slug),
		title: 'Aide de jeu',
		summary: frenchTypography(resume),
		searchWords: [...names, ...recherche],
		sides: [side(1), side(2)].filter(({ length }) => length > 0),
	};
}

type Line = AidData['parties'][number]['lignes'][number];
type WrittenLine = Omit<Line, 'sous'> & Partial<Pick<Line, 'sous'>>;

function builtLine(line: WrittenLine, place: string, known: Known): AidLine[] {
	const source = sourceOf(line, known);
	if (!source) return [];
	const { said, words, name } = source;
	return [
		{
			name: line.nom === undefined ? name : frenchTypography(line.nom),
			text: line.texte === undefined ? words : frenchTypography(line.texte),
			icons: line.icone,
			status: said.rule?.status ?? 'written',
			said,
			also: line.aussi.flatMap((id) => {
				const rule = known.rules.get(id);
				return rule ? [saidBy(rule, known)] : [];
			}),
			restated: line.texte !== undefined,
			below: (line.sous ?? []).flatMap((below, at) => builtLine(below, `${place}.sous.${at}`, known)),
			place,
		},
	];
}

/** What a line says, with its own words and the label that it brings; `undefined` when there is no such thing. */
function sourceOf({ regle, etape, terme }: WrittenLine, known: Known) {
	const rule = known.rules.get(regle ?? '');
	if (rule) return { said: saidBy(rule, known), words: rule.text, name: undefined };
	const step = stepOf(known, etape ?? '');
	if (step) {
		const [chart] = etape?.split('/') ?? [];
		const path = `${known.charts.find(({ slug }) => slug === chart)?.path}#${step.id}`;
		return { said: { ...sayingOf(known.rules.get(step.rule), known), path }, words: `${step.title}.`, name: undefined };
	}
	const term = known.bySlug.get(terme ?? '');
	if (!term) return undefined;
	const said = { ...sayingOf(definingRule(term, known.rules), known), path: term.path };
	return { said, words: term.definition, name: capitalized(term.name) };
}

const sayingOf = (rule: Rule | undefined, { homes }: Known) => ({
	rule,
	home: rule && (homes.get(rule.id)?.rule ?? rule),
});

function saidBy(rule: Rule, known: Known): Said {
	const saying = sayingOf(rule, known);
	return { ...saying, path: (saying.home ?? rule).path };
}
