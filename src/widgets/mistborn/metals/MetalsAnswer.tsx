import { METALS, type Resolution, type TokenState } from '../../../rules/mistborn/metals/at-once';
import { Answer } from '../../shared/Answer';
import { Detail } from '../../shared/Detail';
import { caveat, headline } from './answer';
import { metalName } from './words';

/** What a token is now, in one word or two. */
export const tokenStates: Record<TokenState, string> = {
	ready: 'prêt',
	burnt: 'Brûlé',
	flared: 'Attisé',
	turned: 'déjà Attisé',
	refreshed: 'régénéré, a servi',
};

/** The answer, and the eight tokens as they are now. */
export function MetalsAnswer({ resolution }: { resolution: Resolution }) {
	const { tokens } = resolution.result;
	return (
		<Answer headline={headline(resolution)} caveat={caveat(resolution)} long>
			<ul class="jetons" aria-label="Vos jetons">
				{METALS.map((metal) => (
					<li key={metal} class={tokens[metal] === 'ready' ? 'pret' : 'pris'}>
						<b>{metalName(metal)}</b>
						<Detail>{tokenStates[tokens[metal]]}</Detail>
					</li>
				))}
			</ul>
		</Answer>
	);
}
