import type { Constat, Motif, Trace } from '../../rules/timing';
import { type Cadre, courant, type Etat, estFini, FIN } from '../../rules/timing';
import type { ChartSheet, SheetStep } from '../../schemas/chart-sheet';
import { type Sheets, stepOf } from './sheets';

/** A step by its number and its title. */
export const nameOf = ({ numero, titre }: Pick<SheetStep, 'numero' | 'titre'>): string =>
	numero ? `${numero} ${titre}` : titre;

/** The step that a move leads to; `undefined` at the end. */
export const targetOf = (sheet: ChartSheet, id: string | undefined): SheetStep | undefined =>
	sheet.etapes.find((step) => step.id === id);

/** What a chart under way does once the sequences inside it are over. */
export function afterwards(sheets: Sheets, { schema, etape }: Cadre): string {
	if (etape === FIN) return 'se terminera aussitôt après';
	const step = stepOf(sheets, schema, etape);
	return `reprendra à ${step ? nameOf(step) : etape}`;
}

/** Why a branch is closed, when its author gives no reason. */
export const reasons: Record<Exclude<Motif, 'compteurs'>, string> = {
	'pile-pleine': 'Trop de séquences sont ouvertes à la fois : terminez-en une.',
	'schema-absent': 'Ce schéma n’est pas chargé.',
};

/** What a move did, told in a few sentences: sequences entered and left, counters, then the step. */
export function told(sheets: Sheets, etat: Etat, trace: Trace): string {
	const found = trace.flatMap((item) => sentence(sheets, etat, item));
	return [...found, arrival(sheets, etat)].filter(Boolean).join(' ');
}

function sentence(sheets: Sheets, etat: Etat, item: Constat): string[] {
	switch (item.type) {
		case 'entree':
			return [`${sheets[item.schema]?.titre ?? ''} commence.`];
		case 'sortie':
			return [`Retour à : ${sheets[item.schema]?.titre ?? ''}.`];
		case 'compteur': {
			const counter = etat.pile
				.flatMap(({ schema }) => sheets[schema]?.compteurs ?? [])
				.find(({ id }) => id === item.compteur);
			if (!counter) return [];
			return [`${counter.titre} : ${said(counter, item.apres)}.`];
		}
		case 'main':
			return [hand(sheets, etat, item.apres)];
		case 'etape':
		case 'passes':
			return [];
	}
}

/** A number, or whether what can only be or not be is. */
const said = ({ min, max }: ChartSheet['compteurs'][number], value: number): string =>
	min === 0 && max === 1 ? (['non', 'oui'][value] ?? '') : String(value);

function hand(sheets: Sheets, etat: Etat, main: 0 | 1): string {
	const { schema, etape } = courant(etat);
	const player = stepOf(sheets, schema, etape)?.mains?.[main];
	return player ? `À jouer : ${player}.` : '';
}

function arrival(sheets: Sheets, etat: Etat): string {
	const here = courant(etat);
	if (estFini(etat)) return `${sheets[here.schema]?.titre ?? ''} : terminé.`;
	const step = stepOf(sheets, here.schema, here.etape);
	return step ? sentenceOf(nameOf(step)) : '';
}

/** A title as a sentence: many are questions. */
const sentenceOf = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);
