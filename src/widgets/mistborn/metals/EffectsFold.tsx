import { LaterFold } from '../../shared/LaterFold';
import { count } from '../../shared/words';
import type { EffectFiche } from './state';

interface Props {
	effets: readonly EffectFiche[];
	onChange: (effets: readonly EffectFiche[]) => void;
}

const loadEditor = () => import('./EffectsEditor');

/** Effects of Allies and of the character: how many there are, in a line that opens to be changed. */
export const EffectsFold = (props: Props) => (
	<LaterFold
		summary={
			<>
				Alliés et personnage
				{props.effets.length > 0 && <b> · {count(props.effets.length, 'effet')}</b>}
			</>
		}
		load={loadEditor}
		draw={({ EffectsEditor }) => <EffectsEditor {...props} />}
	/>
);
