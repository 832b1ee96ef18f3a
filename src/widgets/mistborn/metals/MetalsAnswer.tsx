import { METAUX } from '../../../rules/mistborn/metals/metal';
import type { Resolution } from '../../../rules/mistborn/metals/resolution';
import type { EtatJeton } from '../../../rules/mistborn/metals/state';
import { Answer } from '../../shared/Answer';
import { headline, reserve } from './outcome';
import { metalName } from './words';

/** What a token is now, in one word or two. */
export const tokenStates: Record<EtatJeton, string> = {
	pret: 'prêt',
	brule: 'Brûlé',
	attise: 'Attisé',
	retourne: 'déjà Attisé',
	regenere: 'régénéré, a servi',
};

/** The answer, and the eight tokens as they are now. */
export function MetauxAnswer({ resolution }: { resolution: Resolution }) {
	const { jetons } = resolution.resultat;
	return (
		<Answer verdict={headline(resolution)} reserve={reserve(resolution)} long>
			<ul class="jetons" aria-label="Vos jetons">
				{METAUX.map((metal) => (
					<li key={metal} class={jetons[metal] === 'pret' ? 'pret' : 'pris'}>
						<b>{metalName(metal)}</b>
						<span>
							<span class="visuellement-cache"> : </span>
							{tokenStates[jetons[metal]]}
						</span>
					</li>
				))}
			</ul>
		</Answer>
	);
}
