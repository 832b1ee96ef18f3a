import { type Resolution, resolve } from '../../../rules/mistborn/attack';
import { resolve as resolveAssault } from '../../../rules/mistborn/attack/assault';
import { sayCase } from '../../shared/case-answer';
import { listed } from '../../shared/words';
import { caveat, fates } from './answer';
import { headline as assaultHeadline } from './assault/answer';
import { toAssault } from './assault/to-assault';
import { headline } from './headline';
import { ALL, type AttackState, allyId, plainPlayer, plainSettings, seatsOf } from './state';
import { toEngine } from './to-engine';
import { attackCodec } from './url-state';
import { damage, life, nameOf } from './words';

/** The life of the Lord Ruler at the start of the game, and the most that he has. */
const MOST = plainSettings.health;

/** The answer to a case, for search. */
export const answerCase = sayCase(attackCodec, (state) => {
	if (state.mode === 'assault') return answerAssault(state);
	const resolution = resolve(toEngine(state));
	// A query that aims at Allies alone, or at foes, keeps nothing from who is behind: who asks may still choose it.
	const free = state.strike === 0 && `encore aller ${state.mode === 'lord-ruler' ? 'au Seigneur Maître' : 'au joueur'}`;
	return [
		headline(resolution),
		sayLife(resolution),
		free
			? caveat(resolution, (unused) => `${damage(unused)} ${unused < 2 ? 'peut' : 'peuvent'} ${free}.`)
			: caveat(resolution),
		sayWithout(state, resolution),
	];
});

/** The life that is left to those who had less than at the start of the game: the query gave it. */
function sayLife(resolution: Resolution): string {
	const { result } = resolution;
	const known =
		result.against === 'players'
			? result.reports.map(({ before, after }) => before !== plainPlayer.health && after > 0)
			: [result.before !== plainSettings.health && result.after > 0];
	const told = fates(resolution, []).flatMap(({ text }, at) => (known[at] ? [text] : []));
	return told.length > 0 ? `${told.join(', ')}.` : '';
}

/** Who has a Defender may leave his other Allies alone: what is spent on them is then for him. */
function sayWithout(state: AttackState, { result: told }: Resolution): string {
	const spared: string[] = [];
	const players = state.players.map((player, at) => ({
		...player,
		allies: player.allies.map((ally, rank) => {
			if (ally.defender || !ally.attacked) return ally;
			spared.push(allyId(seatsOf(state)[at] ?? '', rank));
			return { ...ally, attacked: false };
		}),
	}));
	const guarded = state.players.some(({ allies }) => allies.some(({ defender }) => defender));
	if (!guarded || spared.length === 0 || state.strike !== ALL) return '';
	const { result } = resolve(toEngine({ ...state, players }));
	const after = (of: Resolution['result']) =>
		of.against === 'players' ? of.reports.map((report) => report.after) : [];
	if (String(after(result)) === String(after(told))) return '';
	const hurt = result.against === 'players' ? result.reports.filter(({ before, after }) => after < before) : [];
	const losses = hurt.map(({ player, before, after }) => `${nameOf(player)} perd ${life(before - after)}`);
	return `Sans attaquer ${listed(spared.map(nameOf))} : ${listed(losses)}.`;
}

/** What the Lord Ruler does, and the life that he then has. */
function answerAssault(state: AttackState): readonly string[] {
	const resolution = resolveAssault(toAssault(state));
	const { after, before } = resolution.result;
	const [blow] = state.blows;
	if (blow?.on === 'together' && state.crew > 1)
		return [`Les joueurs se partagent ${damage(blow.flat)} comme ils veulent : un seul peut tout prendre.`];
	if (state.missions === 0) return [assaultHeadline(resolution)];
	return [
		`Le Seigneur Maître regagne ${life(after - before)} : il en a ${after}${after === MOST ? ', son maximum' : ''}.`,
	];
}
