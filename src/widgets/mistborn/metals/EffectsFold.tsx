import { LaterFold } from '../../shared/LaterFold';
import type { RuleLinks } from '../../shared/RuleLink';
import { count } from '../../shared/words';
import type { CitedRule } from './card';
import type { EffectSheet } from './state';

interface Props {
	effects: readonly EffectSheet[];
	links: RuleLinks<CitedRule>;
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
