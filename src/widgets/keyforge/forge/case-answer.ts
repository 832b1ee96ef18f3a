import { type Resolution, resolve } from '../../../rules/keyforge/forge';
import { sayCase } from '../../shared/case-answer';
import { headline, lastSteps } from './answer';
import { toEngine } from './state';
import { forgeCodec } from './url-state';
import { countAember, said } from './words';

/** The answer to a case, for search, with what is left once a key is paid. */
export const answerCase = sayCase(forgeCodec, (state) => {
	const resolution = resolve(toEngine(state));
	return [headline(resolution), sayLeft(resolution)];
});

function sayLeft(resolution: Resolution): string {
	const { outcomes, balances, winner } = resolution.result;
	const last = outcomes.at(-1);
	if (last?.type !== 'key-forged' || winner !== null) return '';
	const { pool, onCards } = balances[last.player];
	const more = lastSteps(resolution).some(({ kind }) => kind === 'one-key-only');
	if (pool + onCards === 0) return `Il ne ${said(last.player, 'vous', 'lui')} reste pas d’Aombre.`;
	return `Il ${said(last.player, 'vous', 'lui')} reste ${countAember(pool + onCards)}${more ? ' : l’étape 1 ne donne pas d’autre clé' : ''}.`;
}
