import { statusNames } from '../../glossary/rule-markers';
import type { AuthorError } from '../../schemas/author-error';
import { restatedBy } from '../aid/lines';
import type { RawGame } from '../read/read-content';
import type { Account } from '../relations/accounts';
import { stepOf } from '../relations/homes';
import type { Game } from '../types';
import { didYouMean } from './nearest';
import { faultsAt, placeIn } from './place-in';

/** Restatements of nothing, of themselves or of another restatement, or with another status than their home. */
export function checkHomes(game: Game, { homes }: RawGame, accounts: ReadonlyMap<string, Account>): AuthorError[] {
	if (!homes) return [];
	const told = [...accounts].map(([name, { home }]) => [name, home] as const);
	const shorter = new Map([...restatedBy(game.aid), ...told]);
	return Object.entries(homes.data).flatMap(([restatement, { foyer }]): AuthorError[] => {
		const fault = faultsAt('foyer-invalide', placeIn(homes, restatement));
		const rule = game.rules.get(restatement);
		if (!rule && !stepOf(game, restatement) && !shorter.has(restatement)) {
			const message =
				'Ni règle, ni étape, ni ligne de l’aide, ni concept, ni outil ne porte ce nom : rien n’est redit.';
			const known = [...game.rules.keys(), ...shorter.keys()];
			return [fault(message, didYouMean(restatement, known, 'Retirez la ligne.'))];
		}
		const home = game.rules.get(foyer);
		if (!home) {
			const message = `Le foyer « ${foyer} » n’existe pas.`;
			return [fault(message, didYouMean(foyer, game.rules.keys(), 'Nommez une règle du jeu.'))];
		}
		if (foyer === restatement) return [fault('Une règle ne se redit pas elle-même.', 'Retirez la ligne.')];
		const next = homes.data[foyer];
		if (next) {
			const ring = ringFrom(restatement, (id) => homes.data[id]?.foyer);
			if (ring) {
				const message = `Ces règles se renvoient l’une à l’autre : ${ring.join(' → ')}.`;
				return [fault(message, 'Choisissez laquelle est chez elle.')];
			}
			const message = `« ${foyer} » redit lui-même « ${next.foyer} » : ce n’est pas un foyer.`;
			return [fault(message, `Nommez « ${next.foyer} ».`)];
		}
		const own = shorter.get(restatement);
		if (own && own.id !== foyer) {
			const message = `La règle que cette ligne redit a pour foyer « ${own.id} », et non « ${foyer} ».`;
			return [fault(message, `Nommez « ${own.id} ».`)];
		}
		if (rule && rule.status !== home.status) {
			const message = `Cet énoncé est « ${statusNames[rule.status]} », son foyer « ${statusNames[home.status]} ».`;
			const todo = 'Donnez le même statut aux deux : « deduit » ou « position » à la fin de la marque, ou rien.';
			return [fault(message, todo)];
		}
		return [];
	});
}

/** The ring that a restatement leads to, from where it closes; `undefined` when there is none. */
function ringFrom(start: string, homeOf: (id: string) => string | undefined): string[] | undefined {
	const seen: string[] = [];
	for (let id: string | undefined = start; id !== undefined; id = homeOf(id)) {
		const at = seen.indexOf(id);
		if (at >= 0) return [...seen.slice(at), id];
		seen.push(id);
	}
	return undefined;
}

/** What concepts and tools tell of rules, and `foyers.yaml` does not tie to their homes: a home that changes would not name them. */
export function untiedAccounts({ slug, homes }: Game, accounts: ReadonlyMap<string, Account>): string[] {
	const untied = [...accounts.keys()].filter((name) => !homes.has(name));
	if (untied.length === 0) return [];
	const title = `Concepts et outils, dits sans foyer : ${untied.length}. Une fois comparés : npm run relire -- ${slug} --nouveaux`;
	return [[title, ...untied.map((name) => `  ${name}`)].join('\n')];
}

/** Restatements to be read again, because the words of their home have changed since. */
export function staleHomes(game: Game, { homes }: RawGame): string[] {
	const stale = [...game.homes].filter(([, { changed }]) => changed);
	if (!homes || stale.length === 0) return [];
	const lines = stale.map(
		([restatement, { rule }]) =>
			`  ${homes.file}:${homes.lineOf(restatement)} · ${restatement}, dont le foyer est ${rule.id}`,
	);
	const title = `${stale.length} à relire : leur foyer a changé. Une fois relus : npm run relire -- ${game.slug} <identifiant>…`;
	return [[title, ...lines].join('\n')];
}
