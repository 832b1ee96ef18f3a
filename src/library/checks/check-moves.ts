import { fragmentOf, movedTo, pageOf } from '../../addresses/moved-address';
import type { Published } from '../../addresses/published-list';
import type { AuthorError } from '../../schemas/author-error';
import type { Move } from '../../schemas/moves';
import type { RawMoves } from '../read/read-lists';
import { exists, nearestAddress } from './check-published';
import { didYouMean } from './nearest';

type Pages = ReadonlyMap<string, readonly string[]>;

/** Moves from an address that is still there, was never published or moves twice, and moves that do not end. */
export function checkMoves(
	{ file, lineOf, items }: RawMoves,
	published: readonly Published[],
	pages: Pages,
): AuthorError[] {
	const known = new Set(published.map(({ address }) => address));
	return items.flatMap((move, at): AuthorError[] => {
		const field = (name: keyof Move) => `redirections.${at}.${name}`;
		const place = (name: keyof Move) => ({ file, line: lineOf(field(name)), field: field(name) });
		const twice = items.findIndex(({ de }) => de === move.de) < at;
		return [
			...(twice
				? [{ ...place('de'), ...doubled }]
				: checkSource(move.de, known, pages).map((fault) => ({ ...place('de'), ...fault }))),
			...checkTarget(move, items, pages).map((fault) => ({ ...place('vers'), ...fault })),
		];
	});
}

type Fault = Pick<AuthorError, 'kind' | 'message' | 'todo'>;

const doubled: Fault = {
	kind: 'identifiant-en-double',
	message: 'Une autre ligne déplace déjà cette adresse.',
	todo: 'Gardez une ligne par adresse.',
};

function checkSource(from: string, known: ReadonlySet<string>, pages: Pages): Fault[] {
	if (exists(from, pages)) {
		const message = `Le site a encore « ${from} » : une adresse qui répond ne se déplace pas.`;
		return [
			{ kind: 'redirection-invalide', message, todo: 'Retirez la ligne, ou renommez ce qui a repris cette adresse.' },
		];
	}
	if (known.has(from)) return [];
	const todo = didYouMean(from, known, 'Retirez la ligne, ou corrigez l’adresse.');
	return [{ kind: 'redirection-invalide', message: `« ${from} » n’a jamais été publiée.`, todo }];
}

function checkTarget({ de, vers }: Move, moves: readonly Move[], pages: Pages): Fault[] {
	if (exists(vers, pages)) return [];
	const end = endOf(vers, moves);
	if (end === undefined || de === vers) {
		const message = `De déplacement en déplacement, « ${vers} » revient sur elle-même.`;
		return [{ kind: 'redirection-invalide', message, todo: 'Donnez une adresse où la page est aujourd’hui.' }];
	}
	if (end !== vers) {
		const message = `« ${vers} » est elle-même déplacée.`;
		return [{ kind: 'redirection-invalide', message, todo: `Donnez l’adresse finale : « ${end} ».` }];
	}
	const page = pages.has(pageOf(vers));
	const message = page
		? `La page « ${pageOf(vers)} » n’a pas de « #${fragmentOf(vers)} ».`
		: `Aucune page n’est à l’adresse « ${pageOf(vers)} ».`;
	const near = nearestAddress(vers, pages);
	const todo = near === undefined ? 'Corrigez l’adresse.' : `Vouliez-vous dire « ${near} » ?`;
	return [{ kind: page ? 'regle-inconnue' : 'page-inconnue', message, todo }];
}

/** Where moves lead from an address, which is itself when nothing moves it; `undefined` when they go round. */
function endOf(address: string, moves: readonly Move[]): string | undefined {
	let end = address;
	for (let steps = 0; steps <= moves.length; steps += 1) {
		const next = movedTo(end, moves);
		if (next === undefined) return end;
		end = next;
	}
	return undefined;
}
