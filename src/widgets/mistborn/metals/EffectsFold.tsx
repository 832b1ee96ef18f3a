import { LaterFold } from '../../shared/LaterFold';
import { count } from '../../shared/words';
import type { EffectSheet } from './state';

interface Props {
	effects: readonly EffectSheet[];
	onChange: (effects: readonly EffectSheet[]) => void;
}

const loadEditor = () => import('./EffectsEditor');

/** Effects of Allies and of the character: how many there are, in a line that opens to be changed. */
export const EffectsFold = (props: Props) => (
	<LaterFold
		summary={
			<>
				Alliés et personnage
				{props.effects.length > 0 && <b> · {count(props.effects.length, 'effet')}</b>}
			</>
		}
		load={loadEditor}
		draw={({ EffectsEditor }) => <EffectsEditor {...props} />}
	/>
);
